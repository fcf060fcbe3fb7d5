import {
  readCount,
  readDecimal,
  readMilliseconds,
  readRate,
  readSeconds,
  type Quantity,
} from '../../run/quantity.ts';
import type { FigureColumn, FigureFormat, Notation } from '../measurements/measurement-row.ts';
import { NOT_APPLICABLE } from '../measurements/not-applicable.ts';

/** How a document writes the figures of a column. */
interface DocumentFormat {
  readonly read: (text: string) => Quantity | null;
  /** How many decimals the column has. With fewer, a figure would stand for more than it does. */
  readonly form: RegExp;
  readonly example: string;
  readonly mayBeZero?: boolean;
}

const WHOLE = /^[^.]+$/;
const ONE_DECIMAL = /^[^.]+\.\d(?: m?s)?$/;
const RATE: DocumentFormat = {
  read: readRate,
  form: /^[^.]+\.\d$|^\d\d[^.]*(?:\.\d)?K$|^\d,[^.]+(?:\.\d)?K$/,
  example: '"26.2", "8,820.0" or "17.6K"',
};
const COUNT: DocumentFormat = { read: readCount, form: WHOLE, example: '"785" or "1,542"' };

const FORMATS: Readonly<Record<FigureColumn, FigureFormat>> = {
  'Total tok/s': figureFormat(RATE),
  'Per request tok/s': figureFormat(RATE),
  TTFT: figureFormat({ read: readMilliseconds, form: WHOLE, example: '"137 ms" or "1,298 ms"' }),
  'Time between tokens': figureFormat({
    read: readMilliseconds,
    form: ONE_DECIMAL,
    example: '"36.2 ms" or "1,298.0 ms"',
  }),
  'Average active requests': figureFormat({ read: readDecimal, form: ONE_DECIMAL, example: '"16.0"' }),
  'Completed requests': figureFormat({ ...COUNT, mayBeZero: true }),
  'Output tokens': figureFormat(COUNT),
  'Measured for': figureFormat({ read: readSeconds, form: ONE_DECIMAL, example: '"30.0 s"' }),
};

function figureFormat({ read, form, example, mayBeZero = false }: DocumentFormat): FigureFormat {
  const refusal = {
    message: 'is not a number as these documents write it.',
    hint: `Write it like ${example}: digits, a comma before every three, ${form === WHOLE ? 'no' : 'one'} decimal, no sign.`,
  };
  return { example, mayBeZero, read: (text) => (form.test(text) ? read(text) : null) ?? refusal };
}

/** How documents write figures: each column with its number of decimals, and every figure of a valid row there. */
export const documentNotation: Notation = {
  formatOf: (column) => FORMATS[column],
  isAbsent: (text) => text === NOT_APPLICABLE,
  isSparing: false,
};
