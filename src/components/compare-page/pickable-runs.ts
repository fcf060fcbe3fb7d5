import { similarRuns } from '../../figures/comparison/similar-runs.ts';
import type { ListedRun } from '../../figures/explore/listed-run.ts';
import { hasWords, searchText, searchWords } from '../../figures/explore/search-text.ts';

/** A run that can be picked for a comparison. */
export interface PickableRun {
  readonly run: ListedRun;
  readonly isChosen: boolean;
  /** What it shares with the first chosen run; null of a chosen one, and while there is none. */
  readonly reason: string | null;
  /** What a search looks through. */
  readonly text: string;
}

const texts = new WeakMap<ListedRun, string>();

function textOf(run: ListedRun): string {
  const known = texts.get(run) ?? searchText(run);
  texts.set(run, known);
  return known;
}

/** The chosen runs first, in their order; then by likeness to the first of them, with the reason; else as listed. */
export function pickableRuns(
  listing: readonly ListedRun[],
  chosen: readonly string[],
): readonly PickableRun[] {
  const byId = new Map(listing.map((run) => [run.id, run]));
  const taken = chosen.flatMap((id) => byId.get(id) ?? []);
  const rest = listing.filter(({ id }) => !chosen.includes(id));
  const [first] = taken;
  const others = first === undefined ? rest.map((run) => ({ run, reason: null })) : similarRuns(first, rest);
  return [
    ...taken.map((run) => ({ run, isChosen: true, reason: null, text: textOf(run) })),
    ...others.map(({ run, reason }) => ({ run, isChosen: false, reason, text: textOf(run) })),
  ];
}

/** The chosen runs, and of the others those with all words of a search. */
export function foundRuns(runs: readonly PickableRun[], search: string): readonly PickableRun[] {
  const words = searchWords(search);
  return runs.filter(({ isChosen, text }) => isChosen || hasWords(text, words));
}
