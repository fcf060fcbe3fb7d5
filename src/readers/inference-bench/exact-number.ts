import type { Quantity } from '../../run/quantity.ts';
import type { JsonNumber } from '../json/json-value.ts';

/** A number of seconds in ms, moved by three decimal places and not multiplied: "0.0362" → 36.2. Null for 0, which is "unknown". */
export function milliseconds(seconds: JsonNumber | null): number | null {
  return seconds === null || seconds.value === 0 ? null : shifted(seconds.text, 3);
}

/** A number, or null for 0, with which the tool says "unknown". */
export function aboveZero(number: JsonNumber | null): number | null {
  return number === null || number.value === 0 ? null : number.value;
}

/** A number with the precision that it was written in: "29.97" is ± 0.005. */
export function writtenQuantity({ text, value }: JsonNumber): Quantity {
  const { mantissa, exponent } = parts(text);
  const places = (mantissa.split('.')[1]?.length ?? 0) - exponent;
  return { value, halfStep: 0.5 / 10 ** places };
}

function shifted(text: string, places: number): number {
  const { mantissa, exponent } = parts(text);
  return Number(`${mantissa}e${exponent + places}`);
}

function parts(text: string): { mantissa: string; exponent: number } {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  return { mantissa, exponent: Number(exponent) };
}
