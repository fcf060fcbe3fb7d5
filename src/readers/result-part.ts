import type { DecodeCell } from '../run/decode.ts';
import type { PrefillPoint } from '../run/prefill.ts';
import type { Protocol } from '../run/protocol.ts';

/** The label, in a protocol, of the methods by which prefill was measured, with ", " between them. */
export const PREFILL_METHOD = 'Prefill method';

/**
 * What a result file says that does not say everything: the measurements, and of the set-up only what its tool knows.
 * Null where it says nothing. A run.yaml beside it gives the rest (see run-folder.ts).
 */
export interface ResultPart {
  readonly format: 'llm-inference-bench' | 'measurement-table';
  readonly servedName: string | null;
  readonly engineName: string | null;
  /** KV-cache budget in tokens, as the server reported it to the tool. */
  readonly kvCacheTokens: number | null;
  /** As the tool says it; every field null of which it says nothing. */
  readonly protocol: { readonly [Field in Exclude<keyof Protocol, 'additional'>]: Protocol[Field] | null } & {
    readonly additional: Protocol['additional'];
  };
  /** The end of the run as local time without a zone, such as "2026-09-17T20:47:00". */
  readonly measuredAtLocal: string | null;
  readonly prefill: readonly PrefillPoint[];
  readonly decode: readonly DecodeCell[];
  readonly bursts: readonly DecodeCell[];
  /** The extract that is published in place of the file; null where its own bytes are. Source lines count in it. */
  readonly extract: string | null;
}
