import { formatList } from '../../display/list-text.ts';
import type { RunHeader } from '../../run/run.ts';
import { oncePerRun } from '../once-per-run.ts';

/** What tells how near two runs are. */
export interface ComparableRun {
  readonly id: string;
  readonly model: Pick<RunHeader['model'], 'name'>;
  readonly hardware: Pick<RunHeader['hardware'], 'gpu' | 'gpuCount'>;
  readonly engine: Pick<RunHeader['engine'], 'name' | 'version' | 'quantization'>;
  readonly protocol: Pick<RunHeader['protocol'], 'tool' | 'measurementKind'>;
}

/** A run that is worth comparing with another, and why. */
export interface SimilarRun<Run> {
  readonly run: Run;
  /** "same machine and engine, other model and quantization". */
  readonly reason: string;
}

/** Null where it is unknown, which is nothing to share. */
type Reading = (run: ComparableRun) => string | null;

const gpu: Reading = ({ hardware }) => hardware.gpu;
const engineVersion: Reading = ({ engine }) => engine.version;

/** What is looked at, and how much it counts that two runs share it. */
const traits: readonly {
  readonly words: string;
  readonly weight: number;
  readonly of: Reading;
}[] = [
  { words: 'model', weight: 8, of: ({ model }) => model.name },
  {
    words: 'machine',
    weight: 6,
    of: ({ hardware }) => `${hardware.gpu} ×${String(hardware.gpuCount)}`,
  },
  { words: 'engine', weight: 3, of: ({ engine }) => engine.name },
  { words: 'quantization', weight: 2, of: ({ engine }) => engine.quantization },
];

/** These make a run nearer without being told. */
const details: readonly Reading[] = [engineVersion, gpu, ({ protocol }) => protocol.tool];

function shares(of: Reading, left: ComparableRun, right: ComparableRun): boolean {
  const value = of(left);
  return value !== null && value.toLowerCase() === of(right)?.toLowerCase();
}

function differs(of: Reading, left: ComparableRun, right: ComparableRun): boolean {
  return of(left) !== null && of(right) !== null && !shares(of, left, right);
}

function reasonOf(run: ComparableRun, other: ComparableRun): string {
  const same = traits.filter(({ of }) => shares(of, run, other)).map(({ words }) => words);
  const otherWords = traits
    .filter(({ of }) => differs(of, run, other))
    .map(({ words }) => (words === 'machine' && shares(gpu, run, other) ? 'number of GPUs' : words));
  const isOtherVersion = same.includes('engine') && differs(engineVersion, run, other);
  const different = isOtherVersion ? [...otherWords, 'engine version'] : otherWords;
  return [
    ...(same.length === 0 ? [] : [`same ${formatList(same)}`]),
    ...(different.length === 0 ? [] : [`other ${formatList(different)}`]),
    ...(isSameKind(run, other) ? [] : ['another kind of measurement']),
  ].join(', ');
}

function isSameKind(run: ComparableRun, other: ComparableRun): boolean {
  return run.protocol.measurementKind === other.protocol.measurementKind;
}

/** What nearness looks at, and what each counts. */
const looked = [...traits.map(({ of }) => of), ...details];
const weights = looked.map((_of, index) => traits[index]?.weight ?? 1);

/** A number for every value, so that thousands of runs are compared with one another in no time; 0 is unknown. */
const numbers = new Map<string, number>();
const numbered = oncePerRun((run: ComparableRun): readonly number[] =>
  looked.map((of, index) => {
    const value = of(run);
    if (value === null) return 0;
    const key = `${String(index)} ${value.toLowerCase()}`;
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    return number;
  }),
);

function nearness(run: ComparableRun, other: ComparableRun): number {
  const mine = numbered(run);
  const others = numbered(other);
  let near = 0;
  for (let index = 0; index < weights.length; index += 1)
    if (mine[index] !== 0 && mine[index] === others[index]) near += weights[index] ?? 0;
  // Figures of another kind cannot be divided, however near the set-up is.
  return near - (isSameKind(run, other) ? 0 : 100);
}

/**
 * The other runs, nearest first: the same model counts most, then the machine; equally near ones by id. All of them, or
 * the first `count`, which is much less work among thousands.
 */
export function similarRuns<Run extends ComparableRun>(
  run: ComparableRun,
  others: readonly Run[],
  count = Infinity,
): readonly SimilarRun<Run>[] {
  const ranked: Ranked<Run>[] = [];
  for (const other of others)
    if (other.id !== run.id) ranked.push({ run: other, near: nearness(run, other) });
  return nearest(ranked, count).map(({ run: other }) => ({ run: other, reason: reasonOf(run, other) }));
}

interface Ranked<Run> {
  readonly run: Run;
  readonly near: number;
}

function nearest<Run extends ComparableRun>(
  ranked: readonly Ranked<Run>[],
  count: number,
): readonly Ranked<Run>[] {
  const order = (left: Ranked<Run>, right: Ranked<Run>): number =>
    right.near - left.near || (left.run.id < right.run.id ? -1 : 1);
  if (count >= ranked.length) return ranked.toSorted(order);
  const found: Ranked<Run>[] = [];
  for (const each of ranked) {
    const last = found.at(-1);
    if (last !== undefined && found.length === count && order(last, each) < 0) continue;
    const after = found.findIndex((other) => order(each, other) < 0);
    found.splice(after === -1 ? found.length : after, 0, each);
    if (found.length > count) found.pop();
  }
  return found;
}
