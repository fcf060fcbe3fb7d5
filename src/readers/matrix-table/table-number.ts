import type { Quantity } from '../../run/quantity.ts';

/** The digits of a number with a decimal point and nothing else, such as "1542.5". */
export type Digits = string;

const POINT = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,20})?$/;
const POINT_THOUSANDS = /^[1-9]\d{0,2}(?:(?:,\d{3}){1,4}|(?: \d{3}){1,4})(?:\.\d{1,20})?$/;
const COMMA = /^(?:0|[1-9]\d{0,14})(?:,\d{1,20})?$/;
const COMMA_THOUSANDS = /^[1-9]\d{0,2}(?:(?:\.\d{3}){1,4}|(?: \d{3}){1,4})(?:,\d{1,20})?$/;

/** What stands before the decimals of a table: a comma, or a point. */
export interface DecimalSign {
  readonly decimalComma: boolean;
}

/** What stands before the decimals of a number; "either" where that cannot be seen, such as in "1,542". Null of what is none. */
export function signOf(text: string): 'point' | 'comma' | 'either' | null {
  const isPoint = POINT.test(text) || POINT_THOUSANDS.test(text);
  const isComma = COMMA.test(text) || COMMA_THOUSANDS.test(text);
  if (isPoint) return isComma ? 'either' : 'point';
  return isComma ? 'comma' : null;
}

/**
 * Reads the digits of a number in a table, without separators of thousands; null where it is none. The sign of the
 * table decides what the number itself does not: where the two differ, readDecimalSign has said so.
 */
export function readDigits(text: string, { decimalComma }: DecimalSign): Digits | null {
  const sign = signOf(text);
  if (sign === null) return null;
  const isComma = sign === 'either' ? decimalComma : sign === 'comma';
  return isComma ? text.replaceAll(/[. ]/g, '').replace(',', '.') : text.replaceAll(/[, ]/g, '');
}

/** The quantity of digits that count powers of ten of a unit: "1.2" seconds are 1,200 ± 50 ms with a power of 3. */
export function quantityOf(digits: Digits, power = 0): Quantity {
  const point = digits.indexOf('.');
  const places = point === -1 ? 0 : digits.length - point - 1;
  // Through text, since a product would have digits that nobody wrote.
  return { value: Number(`${digits}e${power}`), halfStep: 0.5 * 10 ** (power - places) };
}

/** Reads a whole number such as "8" or "1,024"; null for any other text. */
export function readWhole(text: string, sign: DecimalSign): number | null {
  const digits = readDigits(text, sign);
  return digits === null || digits.includes('.') ? null : Number(digits);
}
