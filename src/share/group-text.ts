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

/** What a run is called among those of its group: "H200 SXM 141GB ×8, vllm 0.29.0, INT4". */
export function nameInGroup(run: Header, subject: GroupSubject): string {
  const { name, version, quantization } = run.engine;
  const engine = version === null ? name : `${name} ${version}`;
  return [groupName(run, otherSubject(subject)), engine, quantization]
    .filter((part) => part !== null)
    .join(', ');
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
