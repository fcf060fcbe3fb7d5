import type { Run } from '../../run/run.ts';

/** One thing that a run has and another has not, or why. */
export interface CoverageSentence {
  readonly about: 'context' | 'concurrency' | 'cell' | 'status' | 'figure' | 'prefill';
  /** The runs that it names, as indices. */
  readonly runs: readonly number[];
  /** A full sentence. */
  readonly sentence: string;
}

/** A run with its name in the comparison. */
export interface NamedRun {
  readonly run: Run;
  readonly name: string;
  readonly index: number;
}
