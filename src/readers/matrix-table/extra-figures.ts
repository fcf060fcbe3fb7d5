import type { DecodeCell } from '../../run/decode.ts';
import type { PrefillPoint } from '../../run/prefill.ts';
import { readWritten } from '../measurements/figures.ts';
import type { Column } from '../measurements/measurement-row.ts';
import { quote } from '../quote.ts';
import type { Report } from '../report.ts';
import type { ExtraColumn } from './columns.ts';
import type { Header } from './header.ts';
import { tableFormat } from './table-format.ts';
import type { DecimalSign } from './table-number.ts';
import { isAbsent, type TableRow } from './table-row.ts';

const OF_PREFILL = ['promptTokens', 'serverPrefillTokPerSec'] as const;
const OF_LATENCY = ['ttftP90Ms', 'ttftP99Ms', 'interTokenLatencyP90Ms', 'interTokenLatencyP99Ms'] as const;
const OF_SPECULATION = ['acceptanceLength', 'acceptanceRate', 'stepsPerSecond'] as const;
const OF_DECODE: readonly ExtraColumn[] = [...OF_LATENCY, ...OF_SPECULATION, 'gpuPowerW'];
const RISING = [
  ['TTFT', 'ttftP90Ms', 'ttftP99Ms'],
  ['Time between tokens', 'interTokenLatencyP90Ms', 'interTokenLatencyP99Ms'],
] as const;

/** Reads the figures of a table that documents have no column for. */
export class ExtraFigures {
  readonly #header: Header;
  readonly #sign: DecimalSign;
  readonly #report: Report;

  constructor(header: Header, sign: DecimalSign, report: Report) {
    this.#header = header;
    this.#sign = sign;
    this.#report = report;
  }

  /** A prefill point with what its row says besides. */
  ofPrefill(point: PrefillPoint, row: TableRow): PrefillPoint {
    this.#expectNone(row, OF_DECODE);
    if (point.status !== 'valid' && point.status !== 'capacity-limited') {
      this.#expectNone(row, OF_PREFILL);
      return point;
    }
    const promptTokens = this.#read(row, 'promptTokens');
    const serverPrefillTokPerSec = this.#read(row, 'serverPrefillTokPerSec');
    return {
      ...point,
      ...(promptTokens === null ? {} : { promptTokens }),
      ...(serverPrefillTokPerSec === null ? {} : { serverPrefillTokPerSec }),
    };
  }

  /** A decode cell with what its row says besides. */
  ofDecode(cell: DecodeCell, row: TableRow): DecodeCell {
    this.#expectNone(row, OF_PREFILL);
    if (cell.status !== 'valid' && cell.status !== 'capacity-limited') {
      this.#expectNone(row, OF_DECODE);
      return cell;
    }
    const percentiles = {
      ttftP90Ms: this.#read(row, 'ttftP90Ms'),
      ttftP99Ms: this.#read(row, 'ttftP99Ms'),
      interTokenLatencyP90Ms: this.#read(row, 'interTokenLatencyP90Ms'),
      interTokenLatencyP99Ms: this.#read(row, 'interTokenLatencyP99Ms'),
    };
    const speculation = {
      acceptanceLength: this.#read(row, 'acceptanceLength'),
      acceptanceRate: this.#read(row, 'acceptanceRate'),
      stepsPerSecond: this.#read(row, 'stepsPerSecond'),
    };
    const gpuPowerW = this.#read(row, 'gpuPowerW');
    for (const columns of RISING) this.#expectRising(row, columns);
    return {
      ...cell,
      ...(isEmpty(percentiles) ? {} : { percentiles }),
      ...(isEmpty(speculation) ? {} : { speculation }),
      ...(gpuPowerW === null ? {} : { gpuPowerW }),
    };
  }

  #read(row: TableRow, name: ExtraColumn): number | null {
    const column = this.#header.get(name);
    const field = row.extra(name);
    if (column === undefined || field === null || isAbsent(field.text)) return null;
    const format = tableFormat(column, this.#sign);
    return readWritten(field, { heading: column.heading, format }, this.#report)?.value ?? null;
  }

  /** What falls are columns that changed places. */
  #expectRising(row: TableRow, columns: readonly (Column | ExtraColumn)[]): void {
    const written = columns.flatMap((name) => {
      const column = this.#header.get(name);
      const field = row.extra(name);
      if (column === undefined || field === null || isAbsent(field.text)) return [];
      const figure = tableFormat(column, this.#sign).read(field.text);
      return 'message' in figure ? [] : [{ ...figure, field, heading: column.heading }];
    });
    for (const [index, figure] of written.entries()) {
      const before = written[index - 1];
      if (before === undefined || figure.value + figure.halfStep >= before.value - before.halfStep) continue;
      this.#report.at(
        figure.field,
        `${figure.heading} is ${quote(figure.field.text)}, but ${before.heading} is ${quote(before.field.text)}.`,
        'Of a hundred requests the slowest are never faster: correct the one that is wrong.',
      );
    }
  }

  #expectNone(row: TableRow, names: readonly ExtraColumn[]): void {
    for (const name of names) {
      const field = row.extra(name);
      if (field === null || isAbsent(field.text)) continue;
      const heading = this.#header.get(name)?.heading ?? name;
      const message = `${heading} is ${quote(field.text)}, but a ${row.phase} row with the status ${quote(row.status.statusText)} has no such figure.`;
      this.#report.at(field, message, 'Leave the cell empty.');
    }
  }
}

function isEmpty(figures: Readonly<Record<string, number | null>>): boolean {
  return Object.values(figures).every((figure) => figure === null);
}
