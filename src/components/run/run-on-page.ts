import type { Finding } from '../../figures/findings/finding.ts';
import type { WorkloadSource } from '../../figures/workload.ts';
import type { Run } from '../../run/run.ts';
import { unpackedRows, type PackedRows } from './packed-rows.ts';

/** Id of the element in which RunData.astro puts the run as JSON. */
export const RUN_DATA_ID = 'run-data';

/** What a page carries of its run for its scripts. */
export interface RunForScripts extends WorkloadSource, Pick<Run, 'id' | 'title'> {
  /** Those that concern cells. */
  readonly findings: readonly Pick<Finding, 'code' | 'title' | 'severity' | 'cells'>[];
}

/** The same as JSON. */
export type PackedRun = Omit<RunForScripts, 'decode' | 'prefill'> & {
  readonly decode: PackedRows;
  readonly prefill: PackedRows;
};

/** What the page carries of its run; null on a page that carries none. */
export function runOnPage(): RunForScripts | null {
  const json = document.getElementById(RUN_DATA_ID)?.textContent;
  if (json === undefined) return null;
  const packed: unknown = JSON.parse(json);
  if (!isPackedRun(packed)) return null;
  const { decode, prefill } = packed;
  const run: unknown = { ...packed, decode: unpackedRows(decode), prefill: unpackedRows(prefill) };
  return isRun(run) ? run : null;
}

/** Whether the JSON is a run's data; it was written by the same build, so its parts are not looked into. */
function isPackedRun(value: unknown): value is PackedRun {
  return typeof value === 'object' && value !== null && 'decode' in value && 'room' in value;
}

function isRun(value: unknown): value is RunForScripts {
  return typeof value === 'object' && value !== null && 'decode' in value && Array.isArray(value.decode);
}
