import { describe, expect, test } from 'vitest';
import { findings } from '../../../src/figures/findings.ts';
import type { Finding, FindingCode } from '../../../src/figures/findings/finding.ts';
import type { Run } from '../../../src/run/run.ts';
import { kimi } from '../golden-runs.ts';
import { measuredCell, prefillPoint, syntheticRun } from '../synthetic-run.ts';

const find = (code: FindingCode, changes: Partial<Run>): Finding | undefined =>
  findings(syntheticRun(changes)).find((finding) => finding.code === code);

describe('served-name', () => {
  const named = (launched: string, servedName: string) =>
    find('served-name', { launchCommand: `vllm serve ${launched}`, model: { ...kimi.model, servedName } });

  test.each([
    ['moonshotai/Kimi-K2.6', 'nvidia/Kimi-K2.6-DFlash'],
    ['moonshotai/Kimi-K2.6', 'nvidia/Kimi-K2.6'],
    ['org/M', 'default'],
    ['/models/M-fp8', 'org/M'],
  ])('tells %s from %s', (launched, served) => {
    expect(named(launched, served)?.sentence).toBe(
      `The launch command loads ${launched}; the server answers as ${served}.`,
    );
  });

  test.each([
    ['org/M', 'org/M'],
    ['org/M', 'org/m'],
    ['org/M', 'M'],
    ['/models/M', 'org/M'],
    ['/models/M/', 'M'],
    ['~/hub/models--org--M/snapshots/abc', 'org/M'],
    ['"$MODELS/M"', 'org/M'],
  ])('does not tell %s from %s', (launched, served) => {
    expect(named(launched, served)).toBeUndefined();
  });
});

describe('launch settings', () => {
  const launched = (code: FindingCode, flags: string) =>
    find(code, { launchCommand: `vllm serve org/M ${flags}` });

  test.each<[FindingCode, string, string[]]>([
    ['speculative-decoding', '--speculative_config \'{"method":"mtp"}\'', ['--speculative_config']],
    [
      'speculative-decoding',
      '--speculative-model org/D --num-speculative-tokens 5',
      ['--speculative-model', '--num-speculative-tokens'],
    ],
    ['speculative-decoding', '--speculative-algorithm EAGLE', ['--speculative-algorithm']],
    ['eager-mode', '--enforce-eager', ['--enforce-eager']],
    ['eager-mode', '--disable-cuda-graph', ['--disable-cuda-graph']],
    ['quantized-kv-cache', '--kv-cache-dtype fp8_e4m3', ['--kv-cache-dtype']],
  ])('%s is told of %s', (code, flags, fields) => {
    expect(launched(code, flags)?.fields).toEqual(fields);
  });

  test.each<[FindingCode, string]>([
    ['speculative-decoding', '--port 1'],
    ['eager-mode', '--enforce-eager=False'],
    ['quantized-kv-cache', '--kv-cache-dtype auto'],
    ['quantized-kv-cache', "--kv-cache-dtype 'fp8"],
  ])('%s is not told of %s', (code, flags) => {
    expect(launched(code, flags)).toBeUndefined();
  });

  const speculating = (...lengths: readonly (number | null)[]) =>
    lengths.map((acceptanceLength, index) => ({
      ...measuredCell(8192, index + 1, { decodeTokPerSec: 10 }),
      speculation: { acceptanceLength, acceptanceRate: null, stepsPerSecond: null },
    }));

  test('speculative decoding is told with the tokens that were accepted', () => {
    const decode = speculating(2.406, 3.1, null);
    const launchCommand = 'vllm serve org/M --speculative-algorithm EAGLE';
    expect(find('speculative-decoding', { decode, launchCommand })?.sentence).toBe(
      'The launch command turns on speculative decoding (EAGLE). A step yielded 2.41 to 3.10 tokens, as the server counted them. ' +
        'Tokens arrive in groups, and decode throughput depends on how many drafted tokens are accepted.',
    );
    expect(find('speculative-decoding', { decode: speculating(2.5, 2.5) })?.sentence).toContain(
      'The server decoded speculatively. A step yielded 2.50 tokens, as the server counted them. ',
    );
    expect(find('speculative-decoding', { decode: speculating(null) })).toBeUndefined();
  });

  test('the KV cache is told with its format', () => {
    expect(launched('quantized-kv-cache', '--kv-cache-dtype fp8')?.sentence).toBe(
      'The KV cache is stored as fp8 (--kv-cache-dtype): more tokens fit than at 16 bits, and answers can differ.',
    );
  });
});

describe('precision', () => {
  test('is not told of exact figures', () => {
    const prefill = [prefillPoint(8192, 465)];
    const decode = [measuredCell(8192, 1, { decodeTokPerSec: 4.0312 })];
    expect(find('rounded-figures', { prefill, decode })).toBeUndefined();
  });

  test('does not claim windows and requests that are not known', () => {
    const prefill = [{ ...prefillPoint(8192, 465), completedRequests: null }];
    expect(find('single-measurement', { prefill })?.sentence).toBe(
      'No figure comes with a spread. Differences of a few per cent can be chance.',
    );
  });
});
