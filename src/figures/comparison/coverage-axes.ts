import { formatList } from '../../display/list-text.ts';
import { formatCount } from '../../display/quantity-text.ts';
import { room } from '../room.ts';
import type { CoverageSentence, NamedRun } from './coverage-sentence.ts';
import { contextHeading, contextKey, distinctContexts, type Context } from './context.ts';

/** A point of an axis: what it is matched by, and how it reads. */
interface AxisPoint {
  readonly key: string;
  readonly text: string;
}

type Axis = 'context' | 'concurrency' | 'prefill';

function contextPoints(contexts: readonly Context[]): readonly AxisPoint[] {
  return contexts.map((context) => ({ key: contextKey(context), text: contextHeading(context, contexts) }));
}

/** The axis over all runs, ascending, and which of its points a run has. */
function axisOf(
  runs: readonly NamedRun[],
  axis: Axis,
): { readonly points: readonly AxisPoint[]; readonly has: (run: NamedRun, key: string) => boolean } {
  if (axis === 'concurrency') {
    const all = [...new Set(runs.flatMap(({ run }) => run.decode.map((cell) => cell.concurrency)))];
    return {
      points: all.sort((a, b) => a - b).map((count) => ({ key: String(count), text: formatCount(count) })),
      has: ({ run }, key) => run.decode.some((cell) => String(cell.concurrency) === key),
    };
  }
  const places = (one: NamedRun): readonly Context[] =>
    axis === 'prefill' ? one.run.prefill : one.run.decode;
  return {
    points: contextPoints(distinctContexts(runs.flatMap(places))),
    has: (one, key) => places(one).some((place) => contextKey(place) === key),
  };
}

const phrases = {
  context: (points: string) => `decode at ${points}`,
  concurrency: (points: string) => `decode at a concurrency of ${points}`,
  prefill: (points: string) => `prefill at ${points}`,
} as const satisfies Record<Axis, (points: string) => string>;

/** "Only Inkling-Small has decode at 256K, 512K and 1019K.": the points that some runs have and some have not. */
export function onlySome(runs: readonly NamedRun[], axis: Axis): readonly CoverageSentence[] {
  const { points, has } = axisOf(runs, axis);
  const byRuns = Map.groupBy(points, ({ key }) =>
    runs
      .filter((run) => has(run, key))
      .map(({ index }) => index)
      .join(' '),
  );
  return [...byRuns.values()].flatMap((group) => {
    const owners = runs.filter((run) => has(run, group[0]?.key ?? ''));
    if (owners.length === runs.length) return [];
    const verb = owners.length === 1 ? 'has' : 'have';
    const what = phrases[axis](formatList(group.map(({ text }) => text)));
    return [
      {
        about: axis,
        runs: owners.map(({ index }) => index),
        sentence: `Only ${formatList(owners.map(({ name }) => name))} ${verb} ${what}.`,
      },
    ];
  });
}

/** Why a run lacks contexts of the others: its server was launched for shorter sequences. */
export function tooLong(runs: readonly NamedRun[]): readonly CoverageSentence[] {
  const contexts = distinctContexts(runs.flatMap(({ run }) => run.decode));
  return runs.flatMap(({ run, name, index }) => {
    const { maxModelLen } = room(run);
    const answer = run.protocol.maxOutputTokens;
    if (maxModelLen === null || answer === null) return [];
    const own = new Set(run.decode.map(contextKey));
    const long = contexts.filter(
      (context) => !own.has(contextKey(context)) && context.contextTokens + answer > maxModelLen,
    );
    if (long.length === 0) return [];
    const labels = formatList(long.map((context) => contextHeading(context, contexts)));
    const limit = `${formatCount(maxModelLen)} tokens`;
    const sentence = `${name} was launched for at most ${limit}: ${labels} with ${formatCount(answer)} tokens of output ${long.length === 1 ? 'is' : 'are'} longer.`;
    return [{ about: 'context', runs: [index], sentence } as const];
  });
}

/** Contexts up to this ratio apart are easily taken for the same. */
const NEAR = 1.05;

/** "251K (Kimi-K2.6) and 256K (Inkling-Small) are different contexts …": rows that a reader might join. */
export function nearContexts(runs: readonly NamedRun[]): readonly CoverageSentence[] {
  const contexts = distinctContexts(runs.flatMap(({ run }) => run.decode));
  const owners = (context: Context): readonly NamedRun[] =>
    runs.filter(({ run }) => run.decode.some((cell) => contextKey(cell) === contextKey(context)));
  const named = (context: Context): string =>
    `${context.contextLabel} (${formatList(owners(context).map(({ name }) => name))})`;
  return contexts.flatMap((shorter, at) =>
    contexts.slice(at + 1).flatMap((longer) => {
      const isNear = longer.contextTokens <= shorter.contextTokens * NEAR;
      const [left, right] = [owners(shorter), owners(longer)];
      if (!isNear || left.some((one) => right.includes(one))) return [];
      const tokens = `${formatCount(shorter.contextTokens)} and ${formatCount(longer.contextTokens)} tokens`;
      const sentence = `${named(shorter)} and ${named(longer)} are different contexts, ${tokens}, and are not joined.`;
      return [{ about: 'context', runs: [...left, ...right].map(({ index }) => index), sentence } as const];
    }),
  );
}
