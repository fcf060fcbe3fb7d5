const TOKENS_PER_K = 1024;

/** Reads a number of tokens as a person types it: "32K", "32k", "1.5K", "4,096" or "500"; null for anything else. */
export function readTokens(text: string): number | null {
  const match = /^(\d[\d,]*(?:\.\d+)?)\s*(k?)$/i.exec(text.trim());
  if (match === null) return null;
  const [, digits = '', unit = ''] = match;
  const tokens = Number(digits.replaceAll(',', '')) * (unit === '' ? 1 : TOKENS_PER_K);
  return Number.isSafeInteger(tokens) && tokens > 0 ? tokens : null;
}
