import { decodeRow } from './decode-row.ts';
import type { Occasion } from './occasion.ts';
import { prefillRow } from './prefill-row.ts';

/** A row of All measurements as it is printed, and what the list or the matrix above repeats of it. */
export interface Row {
  /** Of twelve columns. */
  readonly cells: readonly string[];
  /** Texts that the documents glue together, such as "26.2" and "137 ms TTFT". */
  readonly repeated: readonly string[];
}

/** The measurements of one occasion; decode row by row of the matrix. */
export interface Rows {
  readonly prefill: readonly Row[];
  readonly decode: readonly (readonly Row[])[];
}

/** Measures, so to speak, everything that a set-up asks for. */
export function rowsOf(occasion: Occasion): Rows {
  const { contexts, concurrencies, prefillContexts } = occasion.setUp.axes;
  const { random } = occasion;
  const day = {
    occasion,
    /** How the whole machine was that day. */
    mood: random.noise(0.012),
    /** Past this context the tool was stopped, or nobody waited. */
    end: random.chance(0.05) ? random.pick(contexts) : Infinity,
    endStatus: random.pick(['Not run', 'Skipped']),
  };
  return {
    prefill: prefillContexts.map((context) => prefillRow(day, context)),
    decode: contexts.map((context) =>
      concurrencies.map((concurrency) => decodeRow(day, { context, concurrency })),
    ),
  };
}

/** What holds for all measurements of one occasion. */
export interface Day {
  readonly occasion: Occasion;
  readonly mood: number;
  readonly end: number;
  readonly endStatus: string;
}
