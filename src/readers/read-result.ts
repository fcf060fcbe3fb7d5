import type { Run } from '../run/run.ts';
import type { Problem } from './problem.ts';

/** A result file is read whole, or every problem found in it is reported. */
export type Reading =
  | { readonly ok: true; readonly run: Run }
  | { readonly ok: false; readonly problems: readonly Problem[] };
