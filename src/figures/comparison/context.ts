import { formatCount } from '../../display/quantity-text.ts';

/** A context length with its label; contexts are the same where both agree. */
export interface Context {
  readonly contextLabel: string;
  readonly contextTokens: number;
}

/** Tells contexts apart: 251K and 256K are two, and so are two lengths that share a label. */
export function contextKey({ contextLabel, contextTokens }: Context): string {
  return `${String(contextTokens)} ${contextLabel}`;
}

/** The distinct contexts, ascending. */
export function distinctContexts(places: readonly Context[]): readonly Context[] {
  const byKey = new Map(places.map((place) => [contextKey(place), place]));
  return [...byKey.values()]
    .map(({ contextLabel, contextTokens }) => ({ contextLabel, contextTokens }))
    .sort(
      (left, right) =>
        left.contextTokens - right.contextTokens || (left.contextLabel < right.contextLabel ? -1 : 1),
    );
}

/** The label of a context among others, with its tokens where the label alone is not enough. */
export function contextHeading(context: Context, among: readonly Context[]): string {
  const { contextLabel, contextTokens } = context;
  const shared = among.filter((other) => other.contextLabel === contextLabel).length > 1;
  return shared ? `${contextLabel} (${formatCount(contextTokens)} tokens)` : contextLabel;
}
