import type { DecodePlace } from '../decode-place.ts';

/** Every finding that there is, in the order in which they are told. */
const kinds = {
  'prefill-steps': { severity: 'caution', place: 'prefill' },
  'prefill-ttft-flat': { severity: 'caution', place: 'prefill' },
  'prefill-ttft-falls': { severity: 'caution', place: 'prefill' },
  cliff: { severity: 'caution', place: 'decode' },
  'throughput-falls': { severity: 'caution', place: 'decode' },
  'concurrency-not-held': { severity: 'caution', place: 'decode' },
  'decode-ttft-falls': { severity: 'caution', place: 'decode' },
  'contradictory-capacity': { severity: 'caution', place: 'decode' },
  'served-name': { severity: 'caution', place: 'model' },
  'speculative-decoding': { severity: 'caution', place: 'launch-command' },
  'eager-mode': { severity: 'caution', place: 'launch-command' },
  'quantized-kv-cache': { severity: 'caution', place: 'launch-command' },
  'prefill-without-decode': { severity: 'caution', place: 'prefill' },
  'rounded-figures': { severity: 'note', place: 'protocol' },
  'single-measurement': { severity: 'note', place: 'protocol' },
} as const;

export type FindingCode = keyof typeof kinds;

/** Something true that misleads whoever does not know it: told beside the figures that it concerns. */
export interface Finding {
  readonly code: FindingCode;
  /** `caution` changes how figures are read; `note` says how exactly they are known. */
  readonly severity: 'caution' | 'note';
  /** What it is about, for where it is shown. */
  readonly place: 'prefill' | 'decode' | 'launch-command' | 'protocol' | 'model';
  /** A few words, such as "Cliff at 128K". */
  readonly title: string;
  /** Full sentences with the figures. */
  readonly sentence: string;
  /** The decode cells concerned; empty where it concerns none or all. */
  readonly cells: readonly DecodePlace[];
  /** Labels of the prefill points concerned; empty where it concerns none or all. */
  readonly prefillContexts: readonly string[];
  /** Flags of the launch command, or fields of the run such as "model.servedName". */
  readonly fields: readonly string[];
  /** Id on the methodology page, without "#". */
  readonly methodologyAnchor: string;
}

type Told = Pick<Finding, 'title' | 'sentence'> &
  Partial<Pick<Finding, 'cells' | 'prefillContexts' | 'fields'>>;

/** Completes what one detector found. */
export function finding(code: FindingCode, told: Told): Finding {
  const { title, sentence, cells = [], prefillContexts = [], fields = [] } = told;
  return {
    code,
    ...kinds[code],
    title,
    sentence,
    cells,
    prefillContexts,
    fields,
    methodologyAnchor: `finding-${code}`,
  };
}
