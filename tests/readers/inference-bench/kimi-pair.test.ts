import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatProblems } from '../../../src/readers/problem.ts';
import { readRunFolder } from '../../../src/readers/run-folder.ts';
import type { DecodeCell } from '../../../src/run/decode.ts';
import { RunSchema, type Run } from '../../../src/run/run.ts';
import { kimi } from '../../figures/golden-runs.ts';

/*
 * One run written twice: the document content/runs/kimi-k2.6-h200x8.txt, and a folder in which the tool would have
 * written its measurements, with more digits than the document prints, and a budget within the bounds that its
 * over-capacity cells give.
 */
const folder = new URL('../../results/kimi-pair/', import.meta.url);

function readPair(): Run {
  const files = readdirSync(folder).map((name) => {
    const bytes = readFileSync(new URL(name, folder));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { file: `runs/${kimi.id}/${name}`, bytes, sha256 };
  });
  const reading = readRunFolder({ folder: `runs/${kimi.id}`, files });
  if (reading.ok) return reading.run;
  throw new Error(`pair with problems: ${formatProblems(reading.problems)}`);
}

const pair = readPair();

function rounded(value: number | null, places: number): number | null {
  return value === null ? null : Number(value.toFixed(places));
}

/** A cell as the document prints it, without the line that it was read from. */
function asPrinted({ sourceLine: _, ...cell }: DecodeCell) {
  if (cell.status !== 'valid' && cell.status !== 'capacity-limited') return cell;
  return {
    ...cell,
    decodeTokPerSec: rounded(cell.decodeTokPerSec, 1),
    perRequestTokPerSec: rounded(cell.perRequestTokPerSec, 1),
    ttftMs: rounded(cell.ttftMs, 0),
    interTokenLatencyMs: rounded(cell.interTokenLatencyMs, 1),
    averageActiveRequests: rounded(cell.averageActiveRequests, 1),
    measuredSeconds: rounded(cell.measuredSeconds, 1),
  };
}

/** A run without what its format alone decides: rounding, source lines and sources. */
function meaningOf({ source: _source, moreSources: _moreSources, ...run }: Run) {
  return {
    ...run,
    prefill: run.prefill.map(({ sourceLine: _, ...point }) => point),
    decode: run.decode.map(asPrinted),
  };
}

test('a document and a folder of the same measurements give the same run', () => {
  const { kvCacheTokens, ...engine } = pair.engine;

  expect(meaningOf({ ...pair, engine })).toEqual(meaningOf(kimi));
  expect(kvCacheTokens).toBe(360_448);
});

test('the folder has more digits, and its budget, which the document only bounds', () => {
  expect(pair.decode[0]).toMatchObject({ decodeTokPerSec: 26.180140712419995, measuredSeconds: 29.98456 });
  expect(kimi.decode[0]).toMatchObject({ decodeTokPerSec: 26.2, measuredSeconds: 30 });
  expect(kimi.engine).not.toHaveProperty('kvCacheTokens');
});

test('the folder is a run as the schema has it', () => {
  expect(RunSchema.parse(pair)).toEqual(pair);
  expect([pair.source, ...(pair.moreSources ?? [])].map(({ file, format }) => [file, format])).toEqual([
    ['benchmark_results.json', 'llm-inference-bench'],
    ['run.yaml', 'run-yaml'],
  ]);
});
