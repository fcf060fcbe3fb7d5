/** Letters and digits, with dots inside: "K2.6". */
const PART = /[\p{L}\p{N}]+(?:\.+[\p{L}\p{N}]+)*/gu;

/**
 * A name as part of an address: its letters, digits and inner dots in lower case, joined by "-".
 * "H200 SXM 141GB" → "h200-sxm-141gb", "Kimi K2.6" and "Kimi-K2.6" → "kimi-k2.6". Empty where nothing of it can stand.
 */
export function slug(text: string): string {
  return [...text.normalize('NFKC').toLowerCase().matchAll(PART)].map(([part]) => part).join('-');
}
