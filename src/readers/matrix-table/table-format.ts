import type { Quantity } from '../../run/quantity.ts';
import type { FigureFormat, FigureRefusal } from '../measurements/measurement-row.ts';
import type { Dimension, TableColumn } from './columns.ts';
import { quote } from '../quote.ts';
import { quantityOf, readDigits, type DecimalSign } from './table-number.ts';

/** By dimension and unit, the power of ten that makes it the unit of a Run: "s" is 3 of a latency in ms. */
const UNITS: Readonly<Record<Dimension, ReadonlyMap<string, number>>> = {
  rate: new Map([
    ['tok/s', 0],
    ['tokens/s', 0],
    ['K', 3],
    ['K tok/s', 3],
    ['K tokens/s', 3],
  ]),
  time: new Map([
    ['ms', 0],
    ['s', 3],
  ]),
  count: new Map(),
  amount: new Map(),
  share: new Map([['%', -2]]),
  power: new Map([['W', 0]]),
};

const EXAMPLES: Readonly<Record<Dimension, string>> = {
  rate: '"26.2" or "17.6K"',
  time: '"137 ms" or "1.2 s"',
  count: '"785" or "1,542"',
  amount: '"16.0"',
  share: '"0.72"',
  power: '"4,800"',
};

/** A number, and the unit behind it, which begins with a letter or "%". */
const PARTS = /^([^a-zµ%]*)([a-zµ%].*)?$/i;

const EXPONENT = /^e[-+]?\d+$/i;

/** Published rates from 10,000 up are rounded to 100, whether or not they are written with K. */
const ROUNDED_FROM = 10_000;
const ROUNDED_TO = 100;

/** How the figures of a column of a table are written, its header being the given one. */
export function tableFormat({ column, dimension, unit }: TableColumn, sign: DecimalSign): FigureFormat {
  return {
    read: (text) => readTableFigure(text, { column, dimension: dimension ?? 'amount', unit }, sign),
    example: EXAMPLES[dimension ?? 'amount'],
    mayBeZero: column === 'Completed requests' || column === 'acceptanceRate',
  };
}

/** Whether a header says a unit that its figures cannot have. */
export function hasStrangeUnit({ dimension, unit }: TableColumn): boolean {
  return unit !== null && dimension !== null && !UNITS[dimension].has(unit);
}

/** The units that a column may have, for a hint. */
export function unitsOf({ dimension }: TableColumn): string[] {
  return dimension === null ? [] : [...UNITS[dimension].keys()];
}

interface UnitColumn extends TableColumn {
  readonly dimension: Dimension;
}

/** The number in a cell, and the unit behind it; each may be empty. */
export function partsOf(text: string): { readonly number: string; readonly behind: string } {
  const [, number = '', behind = ''] = PARTS.exec(text) ?? [];
  return { number: number.trim(), behind: behind.trim() };
}

function readTableFigure(text: string, column: UnitColumn, sign: DecimalSign): Quantity | FigureRefusal {
  const { number, behind } = partsOf(text);
  const digits = readDigits(number, sign);
  if (digits === null) {
    const before = sign.decimalComma ? 'a comma' : 'a point';
    return {
      message: 'is not a number.',
      hint: `Write digits with ${before} before the decimals, and no sign; "—" or nothing where there is no figure.`,
    };
  }
  if (EXPONENT.test(behind))
    return { message: 'has an exponent.', hint: 'Write all digits of the number, such as "1200".' };
  const power = powerOf(behind, column);
  if (typeof power !== 'number') return power;
  return checked(quantityOf(digits, power), column, power);
}

/** The power of ten of a figure by the unit behind it and the one in its header; one of the two must say that of a time. */
function powerOf(behind: string, { column, dimension, unit }: UnitColumn): number | FigureRefusal {
  const units = UNITS[dimension];
  const own = behind === '' ? unit : behind;
  if (own === null && dimension === 'time') {
    return {
      message: 'has no unit.',
      hint: `Write it behind the figure, such as ${EXAMPLES.time}, or in the header, such as "${column} (ms)".`,
    };
  }
  const power = units.get(own ?? '') ?? (own === null ? 0 : null);
  if (power === null) {
    return {
      message: `is in ${quote(own ?? '')}, which is no unit of this column.`,
      hint: unitHint(own ?? '', units),
    };
  }
  const isOther = behind !== '' && unit !== null && units.get(unit) !== power && !behind.startsWith('K');
  if (isOther)
    return { message: `is in ${behind}, but its header says ${unit}.`, hint: 'Use one unit in the column.' };
  // Windows are in seconds, all other times in ms.
  return column === 'Measured for' ? power - 3 : power;
}

function unitHint(unit: string, units: ReadonlyMap<string, number>): string {
  if (units.size === 0) return 'Write the number alone.';
  const known = [...units.keys()];
  const nearest = known.find((name) => name.toLowerCase() === unit.toLowerCase());
  return nearest === undefined ? `Known are ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
}

function checked(
  quantity: Quantity,
  { column, dimension }: UnitColumn,
  power: number,
): Quantity | FigureRefusal {
  const { value, halfStep } = quantity;
  switch (dimension) {
    case 'count':
      if (Number.isInteger(value)) return { value, halfStep: 0 };
      return { message: 'is not a whole number.', hint: `Write one such as ${EXAMPLES.count}.` };
    case 'share':
      if (value <= 1) return quantity;
      return { message: 'is more than all.', hint: 'Write a share from 0 to 1, or one in %.' };
    case 'rate': {
      const isRounded =
        value >= ROUNDED_FROM && value % ROUNDED_TO === 0 && (power === 3 || halfStep === 0.5);
      return isRounded && column !== 'serverPrefillTokPerSec'
        ? { value, halfStep: ROUNDED_TO / 2 }
        : quantity;
    }
    case 'time':
    case 'amount':
    case 'power':
      return quantity;
  }
}
