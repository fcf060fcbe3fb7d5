import type { Quantity } from '../../run/quantity.ts';
import type { FigureRefusal } from '../measurements/measurement-row.ts';

/** The digits of a number with a decimal point and nothing else, such as "1542.5". */
export type Digits = string;

const NUMBER = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,20})?$/;
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3}){1,4}(?:\.\d{1,20})?$/;
const COMMA_NUMBER = /^(?:0|[1-9]\d{0,14})(?:,\d{1,20})?$/;
const COMMA_THOUSANDS = /^[1-9]\d{0,2}(?:(?:\.\d{3}){1,4}|(?: \d{3}){1,4})(?:,\d{1,20})?$/;

/** Whether the decimals of a table stand behind a comma. */
export interface DecimalSign {
  readonly decimalComma: boolean;
}

/** Reads the digits of a number in a table, without separators of thousands; or says why that is none. */
export function readDigits(text: string, { decimalComma }: DecimalSign): Digits | FigureRefusal {
  const isPoint = NUMBER.test(text) || THOUSANDS.test(text);
  const isComma = COMMA_NUMBER.test(text) || COMMA_THOUSANDS.test(text);
  if (decimalComma && isComma) return text.replaceAll(/[. ]/g, '').replace(',', '.');
  if (!decimalComma && isPoint) return text.replaceAll(',', '');
  if (decimalComma && isPoint) {
    return {
      message: 'has a decimal point, but run.yaml says "decimalComma: true".',
      hint: 'Write all numbers of the run with a comma before their decimals, or take that line out.',
    };
  }
  if (isComma) {
    return {
      message: 'has a decimal comma.',
      hint: 'If this table has a comma before all decimals, write "decimalComma: true" in run.yaml; otherwise a comma stands before every three digits.',
    };
  }
  return {
    message: 'is not a number.',
    hint: `Write digits${decimalComma ? ' with a comma' : ' with a point'} before the decimals, and no sign; "—" or nothing where there is no figure.`,
  };
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
  return typeof digits === 'string' && !digits.includes('.') ? Number(digits) : null;
}
