import { formatDay } from '../display/date-text.ts';
import { formatCount } from '../display/quantity-text.ts';
import type { Run } from '../run/run.ts';
import { machineText } from './run-description.ts';

/** What a group of runs has in common. */
export type GroupSubject = 'model' | 'hardware';

type Header = Pick<Run, 'model' | 'hardware' | 'engine' | 'publication'>;

/** What the runs of a group are called after: "Kimi-K2.6", "H200 SXM 141GB ×8". */
export function groupName(run: Header, subject: GroupSubject): string {
  return subject === 'model' ? run.model.name : machineText(run);
}

/** The other one of model and hardware: what tells the runs of a group apart. */
export function otherSubject(subject: GroupSubject): GroupSubject {
  return subject === 'model' ? 'hardware' : 'model';
}

function engineText({ engine }: Header): string {
  return engine.version === null ? engine.name : `${engine.name} ${engine.version}`;
}

/** What tells a run from others of its group where there is little room: the machine or model, or where all share it, the engine. */
export function shortNames<Named extends Header>(
  runs: readonly Named[],
  subject: GroupSubject,
): (run: Named) => string {
  const member = (run: Named): string => groupName(run, otherSubject(subject));
  return new Set(runs.map(member)).size > 1 ? member : engineText;
}

/**
 * What each run is called among those of its group: "H200 SXM 141GB ×8, vllm 0.29.0, INT4", without the machine or model
 * where all have the same, and with the date where two would be called the same.
 */
export function namesInGroup<Named extends Header>(
  runs: readonly Named[],
  subject: GroupSubject,
): (run: Named) => string {
  const short = shortNames(runs, subject);
  const nameOf = (run: Named): string =>
    [...new Set([short(run), engineText(run), run.engine.quantization])]
      .filter((part) => part !== null)
      .join(', ');
  const counts = Map.groupBy(runs, nameOf);
  return (run) => {
    const name = nameOf(run);
    const { measuredAt } = run.publication;
    return (counts.get(name)?.length ?? 0) > 1 && measuredAt !== null
      ? `${name}, ${formatDay(measuredAt)}`
      : name;
  };
}

/** "1 machine", "5 models". */
export function countOf(count: number, subject: GroupSubject): string {
  const nouns = { model: ['model', 'models'], hardware: ['machine', 'machines'] } as const;
  return `${formatCount(count)} ${nouns[subject][count === 1 ? 0 : 1]}`;
}

/** "1 run", "92 runs". */
export function runCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'run' : 'runs'}`;
}

/** "measured Mar 3, 2026 – Sep 17, 2026"; null where no date is given. */
export function periodText(runs: readonly Header[]): string | null {
  const dates = runs.flatMap(({ publication }) => publication.measuredAt ?? []).sort();
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return null;
  const [from, to] = [formatDay(first), formatDay(last)];
  return from === to ? `measured ${from}` : `measured ${from} – ${to}`;
}
