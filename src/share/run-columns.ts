import { ABSENT, formatCount, formatDecodeRate, formatPrefillRate } from '../display/quantity-text.ts';
import type { ListedBudget, ListedRun } from '../figures/explore/listed-run.ts';
import {
  prefillFigure,
  singleRequestFigure,
  throughLens,
  type Lens,
  type RunMetric,
} from '../figures/explore/run-metric.ts';
import { budgetRangeText } from './capacity-text.ts';

/** The figure of one run in a list. */
export interface ColumnText {
  /** "—" where the run does not have it. */
  readonly figure: string;
  /** "tok/s", "tokens"; empty where the figure is a word or carries its own. */
  readonly unit: string;
  /** Where it was measured, where the heading does not say so: "16K × 16"; of a KV cache, how it is known; else empty. */
  readonly place: string;
}

/** A figure that a list shows of every run. */
export interface RunColumn {
  readonly slug: RunMetric['slug'];
  /** Names the context, and the division, that the figures are seen through: "One request, 32K", "Peak decode per GPU". */
  readonly heading: string;
  /** Empty where the figures carry their own. */
  readonly unit: string;
  readonly text: (run: ListedRun) => ColumnText;
}

const nothing: ColumnText = { figure: ABSENT, unit: '', place: '' };

function divided(budget: ListedBudget, divide: (tokens: number) => number): ListedBudget {
  return {
    ...budget,
    lower: budget.lower && { tokens: divide(budget.lower.tokens) },
    upper: budget.upper && { tokens: divide(budget.upper.tokens) },
  };
}

function kvCacheText(run: ListedRun, lens: Lens): ColumnText {
  const { kvCache } = run;
  if (kvCache === null) return nothing;
  const figure = budgetRangeText(
    divided(kvCache, (tokens) => Math.floor(throughLens(tokens, run, lens) ?? tokens)),
  );
  // A contradiction is no figure.
  return kvCache.consistent
    ? { figure, unit: 'tokens', place: kvCache.basis }
    : { figure, unit: '', place: '' };
}

/** The columns of figures, seen through a lens; `contextLabel` is that of the lens's context. */
export function runColumns(lens: Lens, contextLabel: string | null): readonly RunColumn[] {
  const at = contextLabel === null ? '' : `, ${contextLabel}`;
  const perGpu = lens.perGpu ? ' per GPU' : '';
  const ownPlace = (label: string): string => (lens.atTokens === null ? label : '');
  return [
    {
      slug: 'single-request',
      heading: `One request${at}`,
      unit: 'tok/s',
      text: (run) => {
        const figure = singleRequestFigure(run, lens);
        if (figure === null) return nothing;
        return {
          figure: formatDecodeRate(figure.tokPerSec),
          unit: 'tok/s',
          place: ownPlace(figure.contextLabel),
        };
      },
    },
    {
      slug: 'peak-decode',
      heading: `Peak decode${perGpu}`,
      unit: 'tok/s',
      text: (run) => {
        const rate = throughLens(run.peakDecode?.tokPerSec ?? null, run, lens);
        if (run.peakDecode === null || rate === null) return nothing;
        const { contextLabel: label, concurrency } = run.peakDecode;
        return {
          figure: formatDecodeRate(rate),
          unit: 'tok/s',
          place: `${label} × ${formatCount(concurrency)}`,
        };
      },
    },
    {
      slug: 'prefill',
      heading: `${contextLabel === null ? 'Fastest prefill' : 'Prefill'}${perGpu}${at}`,
      unit: 'tok/s',
      text: (run) => {
        const figure = prefillFigure(run, lens);
        const rate = throughLens(figure?.tokPerSec ?? null, run, lens);
        if (figure === null || rate === null) return nothing;
        return { figure: formatPrefillRate(rate), unit: 'tok/s', place: ownPlace(figure.contextLabel) };
      },
    },
    {
      slug: 'longest-context',
      heading: 'Longest context',
      unit: '',
      text: ({ longestContext }) => ({ figure: longestContext?.contextLabel ?? ABSENT, unit: '', place: '' }),
    },
    {
      slug: 'kv-cache',
      heading: `KV cache${perGpu}`,
      unit: 'tokens',
      text: (run) => kvCacheText(run, lens),
    },
  ];
}
