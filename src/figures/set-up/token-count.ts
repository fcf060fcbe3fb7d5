const FACTORS = new Map([
  ['', 1],
  ['k', 1e3],
  ['K', 1024],
  ['m', 1e6],
  ['M', 1024 ** 2],
]);

/**
 * Reads a number of tokens as vLLM does: "262144", "256K" (K = 1024), "25.6k" (k = 1000). Null of anything else, such
 * as "auto" or "-1".
 */
export function tokenCount(text: string | null): number | null {
  const [, digits = '', suffix = ''] = /^(\d+(?:\.\d+)?)([km]?)$/i.exec(text ?? '') ?? [];
  const factor = FACTORS.get(suffix);
  return digits === '' || factor === undefined ? null : Math.round(Number(digits) * factor);
}
