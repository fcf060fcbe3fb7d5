/*
 * Numbers as results pages print them: ASCII digits, thousands commas exactly where they belong, a decimal point,
 * no sign. One value has one spelling ("30.0", never "30.00"), so that a slip of the pen cannot go unseen.
 */

/** A number with the precision that it was printed in: "17.6K" is 17,600 ± 50. */
export interface Quantity {
  readonly value: number;
  /** Half of the last printed digit's place; 0 for exact numbers. */
  readonly halfStep: number;
}

const GROUPED = /^(?:0|[1-9]\d{0,2}(?:,\d{3}){0,4})(?:\.(?:\d|\d{1,5}[1-9]))?$/;
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3}){0,3}(?:\.[1-9])?$/;
const PLAIN = /^[1-9]\d{0,8}(?:\.(?:0|\d{0,2}[1-9]))?$/;
const WHOLE = /^(?:0|[1-9]\d{0,2}(?:,\d{3}){0,4})$/;
const CONTEXT_IN_K = /^(?:0|[1-9]\d{0,6})(?:\.\d?[1-9])?$/;
const CONTEXT_IN_TOKENS = /^(?:0|[1-9]\d{0,8})$/;

/** Reads a decimal number such as "26.2" or "8,820.0"; null for any other text, "—" included. */
export function readDecimal(text: string): Quantity | null {
  if (!GROUPED.test(text)) return null;
  const point = text.indexOf('.');
  const places = point === -1 ? 0 : text.length - point - 1;
  return { value: numberOf(text), halfStep: 0.5 / 10 ** places };
}

/**
 * Reads a rate in tokens per second, such as "26.2", "8,820.0", "17.6K" or "32K", where K is 1000.
 * Unlike readContextLength, where K is 1024. Rates with K are rounded to 100. Null for any other text.
 */
export function readRate(text: string): Quantity | null {
  if (!text.endsWith('K')) return readDecimal(text);
  const digits = text.slice(0, -1);
  if (!THOUSANDS.test(digits)) return null;
  return { value: Math.round(numberOf(digits) * 1000), halfStep: 50 };
}

/** Reads a latency such as "36.2 ms" or "1,298 ms", in ms; null for any other text. */
export function readMilliseconds(text: string): Quantity | null {
  return text.endsWith(' ms') ? readDecimal(text.slice(0, -' ms'.length)) : null;
}

/** Reads a duration such as "30.0 s" or "30 s", in seconds; null for any other text. */
export function readSeconds(text: string): Quantity | null {
  return text.endsWith(' s') ? readDecimal(text.slice(0, -' s'.length)) : null;
}

/** Reads a whole number such as "0" or "4,096", which is exact; null for any other text. */
export function readCount(text: string): Quantity | null {
  return WHOLE.test(text) ? { value: numberOf(text), halfStep: 0 } : null;
}

/** Reads a number of GB without its unit, such as "1128", "1,128" or "31.5"; null for any other text. */
export function readGigabytes(text: string): number | null {
  if (PLAIN.test(text)) return Number(text);
  return THOUSANDS.test(text) ? numberOf(text) : null;
}

/**
 * Reads a context length such as "8K" as nominal tokens, K = 1024: "8K" → 8192; plain digits are tokens.
 * Unlike readRate, where K is 1000. The value places a point on an axis; real prompts are up to 2 % shorter.
 * Null for any other text.
 */
export function readContextLength(text: string): number | null {
  if (CONTEXT_IN_TOKENS.test(text)) return Number(text);
  const digits = text.slice(0, -1);
  return text.endsWith('K') && CONTEXT_IN_K.test(digits) ? Math.round(Number(digits) * 1024) : null;
}

/** The number that digits with commas between thousands stand for; few have any. */
function numberOf(text: string): number {
  return Number(text.includes(',') ? text.replaceAll(',', '') : text);
}
