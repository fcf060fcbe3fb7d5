import type { JSX } from 'preact';
import { comparability } from '../../figures/comparison/comparability.ts';
import { baselineIndex, runsOf, type ComparedRuns } from './compared-runs.ts';

/** Whether the runs may be compared, and why: it stands before every figure of a comparison. */
export function Verdict({ compared }: { readonly compared: ComparedRuns }): JSX.Element {
  const { level, title, sentence } = comparability(runsOf(compared), baselineIndex(compared));
  return (
    <p class={`verdict-box ${level}`} id="verdict">
      <b>{title}.</b> {sentence} <a href="#differences">What differs</a>
    </p>
  );
}
