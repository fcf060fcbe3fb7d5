import type { RunYaml } from '../../run/run-yaml.ts';
import { checkCapacity } from '../measurements/capacity.ts';
import { readMeasured } from '../measurements/measurements.ts';
import { checkWindows } from '../measurements/window.ts';
import type { Report } from '../report.ts';
import type { ResultPart } from '../result-part.ts';
import { ExtraFigures } from './extra-figures.ts';
import type { Header } from './header.ts';
import type { DecimalSign } from './table-number.ts';
import type { TableRow } from './table-row.ts';

/** How a table is written, and what run.yaml says of it. */
interface WrittenTable {
  readonly header: Header;
  readonly sign: DecimalSign;
  readonly yaml: RunYaml;
}

/** A table says little but its measurements, and nothing of it is left out when it is published. */
const nothingSaid: Omit<ResultPart, 'prefill' | 'decode' | 'bursts'> = {
  format: 'measurement-table',
  servedName: null,
  engineName: null,
  kvCacheTokens: null,
  protocol: {
    tool: null,
    toolVersion: null,
    measurementKind: null,
    decodeTest: null,
    prefillMode: null,
    secondsPerMeasurement: null,
    maxOutputTokens: null,
    additional: [],
  },
  measuredAtLocal: null,
  extract: null,
};

/** The figures of rows, checked against each other and against what run.yaml says. */
export function tablePart(
  rows: readonly TableRow[],
  { header, sign, yaml }: WrittenTable,
  report: Report,
): ResultPart {
  const extras = new ExtraFigures(header, sign, report);
  const { prefill, decode, bursts } = readMeasured(rows, report);
  checkCapacity(decode, yaml.maxOutputTokens ?? null, report);
  const said = (seconds: number): string => `run.yaml gives ${seconds} as secondsPerMeasurement`;
  checkWindows(decode, { seconds: yaml.secondsPerMeasurement ?? null, said }, report);
  // "Decode" alone may be of any kind.
  const saysSustained = rows.some((row) => row.cell('Phase').text.toLowerCase() === 'sustained decode');
  const measurementKind = saysSustained ? ('sustained' as const) : null;
  return {
    ...nothingSaid,
    protocol: { ...nothingSaid.protocol, measurementKind },
    prefill: prefill.flatMap(({ row, measurement }) =>
      measurement === null ? [] : [extras.ofPrefill(measurement, row)],
    ),
    decode: decode.flatMap(({ row, measurement }) =>
      measurement === null ? [] : [extras.ofDecode(measurement, row)],
    ),
    bursts: bursts.flatMap(({ row, measurement }) =>
      measurement === null ? [] : [extras.ofDecode(measurement, row)],
    ),
  };
}
