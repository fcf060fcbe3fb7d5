import type { Run } from '../../run/run.ts';
import type { SourcePlace } from '../../run/source.ts';
import { baseName } from '../file-name.ts';
import { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
import type { FilePart } from './merge-parts.ts';

type Phase = 'prefill' | 'decode' | 'bursts';

/** What every measurement has that can be merged. */
interface Mergeable extends SourcePlace {
  readonly contextLabel: string;
  readonly contextTokens: number;
  readonly concurrency?: number;
  readonly status: string;
}

interface Placed<Measurement> {
  readonly from: FilePart;
  readonly measurement: Measurement;
}

/**
 * All measurements of the files, in their order, each with the number of its source. A cell that a file only planned
 * or passed over gives way to another file's; one that two files tried is a problem, and so is a context with two labels.
 */
export function mergeMeasurements(
  files: readonly FilePart[],
  problems: Problem[],
): Pick<Run, 'prefill' | 'decode' | 'bursts'> {
  const numbered = <Measurement extends Mergeable>(of: (file: FilePart) => readonly Measurement[]) =>
    files.flatMap((from, index) =>
      of(from).map((measurement): Placed<Measurement> => {
        const sourceNumber = index + 1;
        return { from, measurement: index === 0 ? measurement : { ...measurement, sourceNumber } };
      }),
    );
  const prefill = merged(
    'prefill',
    numbered(({ part }) => part.prefill),
    problems,
  );
  const decode = merged(
    'decode',
    numbered(({ part }) => part.decode),
    problems,
  );
  const bursts = merged(
    'bursts',
    numbered(({ part }) => part.bursts),
    problems,
  );
  reportLabels(files, problems);
  return { prefill, decode, ...(bursts.length === 0 ? {} : { bursts }) };
}

function merged<Measurement extends Mergeable>(
  phase: Phase,
  all: readonly Placed<Measurement>[],
  problems: Problem[],
): Measurement[] {
  const kept = new Map<string, Placed<Measurement>>();
  const repeated: Repeated[] = [];
  for (const placed of all) {
    const { contextTokens, concurrency = 1, status } = placed.measurement;
    const key = `${contextTokens} ${concurrency}`;
    const before = kept.get(key);
    const known = before?.measurement.status ?? 'not-run';
    if (before === undefined || weightOf(status) > weightOf(known)) kept.set(key, placed);
    else if (weightOf(status) === MOST && weightOf(known) === MOST && !isSameLimit(status, known))
      repeated.push({ placed, before });
  }
  problems.push(...repeatedProblems(phase, repeated));
  const chosen = new Set(kept.values());
  return all.flatMap((placed) => (chosen.has(placed) ? [placed.measurement] : []));
}

const MOST = 2;

/** What was only planned gives way to what was passed over, and both to what has an outcome. */
function weightOf(status: string): number {
  if (status === 'not-run') return 0;
  return status === 'skipped' ? 1 : MOST;
}

/** Each file that planned a cell says that it would not fit. */
function isSameLimit(status: string, other: string): boolean {
  return status === 'over-capacity' && other === 'over-capacity';
}

/** A measurement, and the one of the same place in another file or on another line. */
interface Repeated {
  readonly placed: Placed<Mergeable>;
  readonly before: Placed<Mergeable>;
}

/** One problem for each file: when one measurement stands in two files, mostly all do. */
function repeatedProblems(phase: Phase, repeated: readonly Repeated[]): Problem[] {
  const byFile = Map.groupBy(repeated, ({ placed }) => placed.from.file);
  return [...byFile.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const more =
      others.length === 0 ? '' : ` (and ${others.length} more ${others.length === 1 ? 'is' : 'are'})`;
    const message = `The ${nameOf(phase, first.placed.measurement)} is in ${whereOf(first.before)} already${more}.`;
    return [new Problem(message, 'Keep one of the two.', placeOf(first.placed))];
  });
}

function nameOf(phase: Phase, { contextLabel, concurrency = 1 }: Mergeable): string {
  if (phase === 'prefill') return `prefill of ${contextLabel}`;
  const requests = concurrency === 1 ? '1 request' : `${concurrency} requests`;
  return `${phase === 'decode' ? 'sustained decode' : 'burst'} at ${contextLabel}, ${requests}`;
}

/** Lines of an extract are none of the file that was contributed. */
function placeOf({ from: { file, part }, measurement }: Placed<Mergeable>): { file: string; line?: number } {
  return part.extract === null ? { file, line: measurement.sourceLine } : { file };
}

function whereOf(placed: Placed<Mergeable>): string {
  const { file, line } = placeOf(placed);
  return line === undefined ? baseName(file) : `${baseName(file)} on line ${line}`;
}

/** Rows of a matrix are told apart by their labels. */
function reportLabels(files: readonly FilePart[], problems: Problem[]): void {
  const first = new Map<number, Placed<Mergeable>>();
  for (const from of files) {
    for (const measurement of [...from.part.prefill, ...from.part.decode, ...from.part.bursts]) {
      const placed = { from, measurement };
      const before = first.get(measurement.contextTokens) ?? placed;
      first.set(measurement.contextTokens, before);
      if (before.from === from || before.measurement.contextLabel === measurement.contextLabel) continue;
      problems.push(
        new Problem(
          `The context ${quote(measurement.contextLabel)} is ${quote(before.measurement.contextLabel)} in ${whereOf(before)}.`,
          'Write one context in one way.',
          placeOf(placed),
        ),
      );
      break;
    }
  }
}
