import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DecodeCell } from '../../../src/run/decode.ts';
import { kimi } from '../../figures/golden-runs.ts';
import { partOf } from './read-part.ts';

/*
 * The measurements of the document content/runs/kimi-k2.6-h200x8.txt as the tool would have written them, with more
 * digits than the document prints, and a budget within the bounds that its over-capacity cells give.
 */
const part = partOf(
  readFileSync(new URL('../../results/kimi-pair/benchmark_results.json', import.meta.url), 'utf8'),
);

function rounded(value: number | null, places: number): number | null {
  return value === null ? null : Number(value.toFixed(places));
}

/** A cell as the document prints it, without the line that it was read from. */
function asPrinted(cell: DecodeCell) {
  const { sourceLine: _, ...said } = cell;
  if (said.status !== 'valid' && said.status !== 'capacity-limited') return said;
  return {
    ...said,
    decodeTokPerSec: rounded(said.decodeTokPerSec, 1),
    perRequestTokPerSec: rounded(said.perRequestTokPerSec, 1),
    ttftMs: rounded(said.ttftMs, 0),
    interTokenLatencyMs: rounded(said.interTokenLatencyMs, 1),
    averageActiveRequests: rounded(said.averageActiveRequests, 1),
    measuredSeconds: rounded(said.measuredSeconds, 1),
  };
}

test('the same cells, up to the rounding of the document', () => {
  expect(part.decode.map(asPrinted)).toEqual(kimi.decode.map(asPrinted));
  expect(part.decode).toHaveLength(48);
});

test('the same prefill points', () => {
  const withoutLine = ({ sourceLine: _, ...point }: (typeof kimi.prefill)[number]) => point;

  expect(part.prefill.map(withoutLine)).toEqual(kimi.prefill.map(withoutLine));
});

test('the same protocol, served name and engine', () => {
  expect(part.protocol).toEqual(kimi.protocol);
  expect(part.servedName).toBe(kimi.model.servedName);
  expect(part.engineName).toBe(kimi.engine.name);
  expect(part.bursts).toEqual([]);
});

test('a budget that the document only bounds', () => {
  expect(part.kvCacheTokens).toBe(360_448);
});
