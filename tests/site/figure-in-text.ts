/** The number that a text begins with, as a reader takes it: "1,044 ms" → 1044, "17.6K" → 17600, "—" → null. */
export function figureInText(text: string): number | null {
  if (text.trim() === '—') return null;
  const [, digits, thousands] = /^([\d,]+(?:\.\d+)?)(K?)(?![\d.,])/.exec(text.trim()) ?? [];
  if (digits === undefined) throw new Error(`no figure: ${text}`);
  return Number(`${digits.replaceAll(',', '')}${thousands === 'K' ? 'e3' : ''}`);
}
