import type { Run } from '../run/run.ts';
import { cliffFindings } from './findings/cliff.ts';
import { concurrencyNotHeld } from './findings/concurrency-not-held.ts';
import { contradictoryCapacity } from './findings/contradictory-capacity.ts';
import { decodeTtftFalls } from './findings/decode-ttft-falls.ts';
import type { Finding } from './findings/finding.ts';
import { eagerMode, quantizedKvCache, speculativeDecoding } from './findings/launch-settings.ts';
import { roundedFigures, singleMeasurement } from './findings/precision.ts';
import { prefillStepsFinding } from './findings/prefill-steps.ts';
import { prefillTtftFalls, prefillTtftFlat } from './findings/prefill-ttft.ts';
import { prefillWithoutDecode } from './findings/prefill-without-decode.ts';
import { servedName } from './findings/served-name.ts';
import { throughputFalls } from './findings/throughput-falls.ts';
import { oncePerRun } from './once-per-run.ts';

/** Equal values are part of the steps where there are steps. */
function prefillTtft(run: Run): readonly Finding[] {
  const steps = prefillStepsFinding(run);
  return [...(steps.length > 0 ? steps : prefillTtftFlat(run)), ...prefillTtftFalls(run)];
}

const cautions = [
  ...[
    prefillTtft,
    cliffFindings,
    throughputFalls,
    concurrencyNotHeld,
    decodeTtftFalls,
    contradictoryCapacity,
  ],
  ...[servedName, speculativeDecoding, eagerMode, quantizedKvCache, prefillWithoutDecode],
];
const notes = [roundedFigures, singleMeasurement];

/** What is true of a run and misleads unless it is said: cautions first, each kind always in the same order. */
export const findings = oncePerRun((run: Run): readonly Finding[] =>
  [...cautions, ...notes].flatMap((detect) => detect(run)),
);
