/**
 * The label of a context length, K = 1024, exact, so that different lengths have different labels: 8192 → "8K",
 * 64000 → "62.5K", 131070 → "131070", which is two tokens shorter than "128K".
 */
export function contextLabel(tokens: number): string {
  const isExact = tokens > 0 && tokens % 256 === 0;
  return isExact ? `${tokens / 1024}K` : String(tokens);
}
