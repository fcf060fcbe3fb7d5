import type { Measurements } from '../measurements/measurements.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { slice } from './lines.ts';
import { endOfText } from './match-text.ts';

/** What the summary is composed of: the fields that it repeats, and the measurements that it counts. */
export interface SummarySource {
  /** Engine, Version, Quantization. */
  readonly engineFields: readonly Field[];
  readonly measurements: Measurements;
}

const FORM = 'its form demands';

interface Part {
  readonly texts: readonly string[];
  /** Where this comes from, in a clause such as "line 20 gives". */
  readonly origin: string;
}

/**
 * Checks the summary, `ENGINE · VERSION · QUANT` glued to `N contexts (A–B) × M concurrency levels (C–D) · prefill at …`,
 * against what it sums up, from left to right. The first difference is reported.
 */
export function checkSummary(line: Field, source: SummarySource, report: Report): void {
  if (!source.measurements.isWhole || source.measurements.decode.length === 0) return;
  let at = 0;
  for (const { texts, origin } of partsOf(source, report)) {
    const end = texts.map((text) => endOfText(line.text, at, text)).find((each) => each !== -1);
    if (end === undefined) {
      const found = slice(line, at);
      const [shown = ''] = found.text.split(/(?<=\S) [·×] /, 1);
      report.at(
        found.text === '' ? line : found,
        `The summary says ${quote(shown)}, but ${origin} ${quote(texts[0] ?? '')}.`,
        'Engine and All measurements are what counts: correct the one that is wrong.',
      );
      return;
    }
    at = end;
  }
  const left = slice(line, at);
  if (left.text === '') return;
  report.at(left, `The summary goes on with ${quote(left.text)}.`, 'Take it out: nothing follows.');
}

function partsOf({ engineFields, measurements }: SummarySource, report: Report): Part[] {
  const engine = engineFields.flatMap((field, index): Part[] => {
    const part = { texts: [field.text], origin: `line ${report.lineOf(field)} gives` };
    return index === 0 ? [part] : [{ texts: ['·'], origin: FORM }, part];
  });
  const decode = measurements.decode.map(({ row }) => row);
  const tokens = new Map(decode.map((row) => [row.contextLabel, row.contextTokens]));
  const contexts = [...tokens].sort(([, a], [, b]) => a - b).map(([label]) => label);
  const levels = [...new Set(decode.map((row) => row.concurrency))].sort((a, b) => a - b).map(String);
  const origin = `the Sustained decode rows from line ${decode[0]?.sourceLine ?? 0} on give`;
  const counts = [
    { texts: counted(contexts, 'context'), origin },
    { texts: ['×'], origin: FORM },
    { texts: [levels, levels.map(grouped)].flatMap((each) => counted(each, 'concurrency level')), origin },
  ];
  const [first] = measurements.prefill;
  if (first === undefined) return [...engine, ...counts];
  const lines = `the Prefill rows from line ${first.row.sourceLine} on give`;
  const labels = measurements.prefill.map(({ row }) => row.contextLabel).join(', ');
  return [
    ...engine,
    ...counts,
    { texts: ['· prefill at'], origin: lines },
    { texts: [labels], origin: lines },
  ];
}

function counted(names: readonly string[], noun: string): string[] {
  const range = `(${names[0] ?? ''}–${names.at(-1) ?? ''})`;
  const plural = `${names.length} ${noun}s ${range}`;
  return names.length === 1 ? [`1 ${noun} (${names[0] ?? ''})`, `1 ${noun} ${range}`, plural] : [plural];
}

/** Some write the comma of thousands in the range, (1–1,000). */
function grouped(level: string): string {
  return Number(level).toLocaleString('en-US');
}
