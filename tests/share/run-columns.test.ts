import { expect, test } from 'vitest';
import { listedRun } from '../../src/figures/explore/listed-run.ts';
import { runColumns } from '../../src/share/run-columns.ts';
import { kimi } from '../figures/golden-runs.ts';

const listed = listedRun(kimi, { standing: null, scale: null });

function texts(
  lens: { atTokens: number | null; perGpu: boolean },
  contextLabel: string | null,
  run = listed,
): string[] {
  return runColumns(lens, contextLabel).map(({ heading, text }) => {
    const { figure, place } = text(run);
    return `${heading}: ${figure}${place === '' ? '' : ` (${place})`}`;
  });
}

test('without a context every figure says where it was measured', () => {
  expect(texts({ atTokens: null, perGpu: false }, null)).toEqual([
    'One request: 26.2 (8K)',
    'Peak decode: 398.9 (16K × 16)',
    'Fastest prefill: 18.7K (16K)',
    'Longest context: 251K',
    'KV cache: 328–393K (inferred)',
  ]);
});

test('at a context the headings name it', () => {
  expect(texts({ atTokens: 65_536, perGpu: false }, '64K')).toEqual([
    'One request, 64K: 23.7',
    'Peak decode: 398.9 (16K × 16)',
    'Prefill, 64K: 15.2K',
    'Longest context: 251K',
    'KV cache: 328–393K (inferred)',
  ]);
});

test('per GPU what the machine does is divided, and every heading that changes says so', () => {
  expect(texts({ atTokens: null, perGpu: true }, null)).toEqual([
    'One request: 26.2 (8K)',
    'Peak decode per GPU: 49.9 (16K × 16)',
    'Fastest prefill per GPU: 2,337.5 (16K)',
    'Longest context: 251K',
    'KV cache per GPU: 41–49K (inferred)',
  ]);
});

test('what a run did not measure is absent', () => {
  expect(texts({ atTokens: 262_144, perGpu: false }, '256K').slice(0, 3)).toEqual([
    'One request, 256K: —',
    'Peak decode: 398.9 (16K × 16)',
    'Prefill, 256K: 8,808',
  ]);
  const empty = listedRun({ ...kimi, decode: [], prefill: [] }, { standing: null, scale: null });
  expect(texts({ atTokens: null, perGpu: true }, null, empty)).toEqual([
    'One request: —',
    'Peak decode per GPU: —',
    'Fastest prefill per GPU: —',
    'Longest context: —',
    'KV cache per GPU: —',
  ]);
});
