import type { DecodeCell } from '../../../src/run/decode.ts';
import type { Run } from '../../../src/run/run.ts';
import { kimi } from '../golden-runs.ts';
import { measuredCell, overCapacityCell, prefillPoint, syntheticRun } from '../synthetic-run.ts';

const K = 1024;

/** A cell without figures of any status but over capacity and error. */
function statusCell(
  tokens: number,
  concurrency: number,
  status: 'skipped' | 'not-run' | 'other',
): DecodeCell {
  const place = { contextLabel: `${String(tokens / K)}K`, contextTokens: tokens, concurrency, sourceLine: 1 };
  return { ...place, status, statusText: status };
}

export function errorCell(tokens: number, concurrency: number, reason: string | null): DecodeCell {
  const place = { contextLabel: `${String(tokens / K)}K`, contextTokens: tokens, concurrency, sourceLine: 1 };
  return { ...place, status: 'error', statusText: 'Error', reason };
}

/** A measured cell with a throughput and a TTFT. */
export function cell(tokens: number, concurrency: number, figures: readonly [number, number?]): DecodeCell {
  const [decodeTokPerSec, ttftMs = null] = figures;
  return measuredCell(tokens, concurrency, { decodeTokPerSec, ttftMs });
}

/** Cells that the server could not keep busy. */
export function limitedCell(tokens: number, concurrency: number, decodeTokPerSec: number): DecodeCell {
  return measuredCell(tokens, concurrency, { decodeTokPerSec, status: 'capacity-limited' });
}

function run(id: string, changes: Partial<Run>): Run {
  return syntheticRun({ id, launchCommand: 'vllm serve m', ...changes });
}

/** Regular: 8K and 16K by 1, 2 and 4 requests, the last one over capacity. */
export const regular = run('regular', {
  model: { name: 'Regular', servedName: null, revision: null },
  decode: [
    cell(8 * K, 1, [100, 200]),
    cell(8 * K, 2, [200, 300]),
    cell(8 * K, 4, [400, 400]),
    cell(16 * K, 1, [80, 300]),
    cell(16 * K, 2, [160, 500]),
    overCapacityCell(16 * K, 4),
  ],
  prefill: [prefillPoint(8 * K, 500), prefillPoint(16 * K, 1000)],
});

/** Ragged, of another tool: no 8K × 4, an error, a figure that was not recorded, and a context of its own. */
export const ragged = run('ragged', {
  model: { name: 'Ragged', servedName: null, revision: null },
  protocol: { ...kimi.protocol, tool: 'another-bench', toolVersion: '2.0' },
  decode: [
    cell(32 * K, 1, [50, 100]),
    cell(16 * K, 4, [300, 900]),
    errorCell(16 * K, 2, 'connection reset'),
    cell(16 * K, 1, [160, 100]),
    cell(8 * K, 2, [204]),
    cell(8 * K, 1, [50, 400]),
  ],
  prefill: [prefillPoint(8 * K, 400), prefillPoint(32 * K, 1000)],
});

/** Other concurrencies, and every status that has no figures. */
export const failing = run('failing', {
  model: { name: 'Failing', servedName: null, revision: null },
  decode: [
    limitedCell(8 * K, 1, 150),
    statusCell(8 * K, 2, 'skipped'),
    statusCell(8 * K, 3, 'not-run'),
    statusCell(16 * K, 1, 'other'),
    errorCell(16 * K, 2, null),
    overCapacityCell(16 * K, 4),
  ],
});

/** Regular's cells, measured in another way: its figures have no ratio with the others'. */
export const otherKind = run('other-kind', {
  model: { name: 'Other kind', servedName: null, revision: null },
  protocol: { ...kimi.protocol, measurementKind: 'batch-step' },
  decode: regular.decode,
});
