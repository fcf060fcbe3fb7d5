import { formatRatio } from '../../display/quantity-text.ts';
import type { BudgetRatio } from './capacity-comparison.ts';

/** Who is compared with whom. */
interface Names {
  readonly name: string;
  readonly baseline: string;
}

const bases: Readonly<Record<BudgetRatio['basis'], string>> = {
  reported: 'as both servers reported',
  inferred: 'inferred from which cells ran',
};

function range({ atLeast, atMost }: BudgetRatio): string {
  if (atLeast === atMost) return formatRatio(atLeast);
  if (atMost === null) return `at least ${formatRatio(atLeast)}`;
  return `${formatRatio(atLeast)} to ${formatRatio(atMost)}`;
}

/** How two KV caches stand to one another, as far as their bounds tell; whether it is inferred is part of it. */
export function budgetSentence(ratio: BudgetRatio | null, { name, baseline }: Names): string {
  return ratio === null
    ? `How the KV cache of ${name} compares with that of ${baseline} is not known.`
    : `The KV cache of ${name} holds ${range(ratio)} the tokens of ${baseline}'s, ${bases[ratio.basis]}.`;
}
