import { expect, test } from 'vitest';
import { cellFindings } from '../../src/figures/cell-findings.ts';
import { findings } from '../../src/figures/findings.ts';
import { decodeCellMarkdown } from '../../src/share/decode-cell-markdown.ts';
import { kimi } from '../figures/golden-runs.ts';

function told(contextLabel: string, concurrency: number): string {
  const place = { contextLabel, concurrency };
  const cell = kimi.decode.find(
    (each) => each.contextLabel === contextLabel && each.concurrency === concurrency,
  );
  if (cell === undefined) throw new Error(`no cell: ${contextLabel} × ${String(concurrency)}`);
  const found = cellFindings(findings(kimi), place);
  return decodeCellMarkdown({ run: kimi, cell, findings: found, root: 'https://example.org/bench/' });
}

test('a cell tells its figures and leads to itself', () => {
  expect(told('64K', 4)).toBe(
    '**[Kimi-K2.6 on H200 SXM 141GB ×8, decode at 64K, 4 requests](https://example.org/bench/runs/kimi-k2.6-h200x8/#decode-64k-x4):** throughput 96.3 tok/s, per-request throughput 25.0 tok/s, TTFT 675 ms, inter-token latency 40.0 ms.',
  );
});

test('a cell that a finding concerns names it', () => {
  expect(told('128K', 1)).toMatch(/inter-token latency 99\.4 ms\. See: Cliff at 128K\.$/);
});

test('a cell over capacity says why it has no figures', () => {
  expect(told('8K', 32)).toMatch(
    /:\*\* Not run: 32 requests of 8,192 tokens of context and 4,096 of output need 393,216 tokens, which would exceed the server’s KV cache\.$/,
  );
});
