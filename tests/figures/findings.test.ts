import { describe, expect, test } from 'vitest';
import { findings } from '../../src/figures/findings.ts';
import type { Run } from '../../src/run/run.ts';
import { inkling, kimi } from './golden-runs.ts';
import { syntheticRun } from './synthetic-run.ts';

const told = (run: Run) => findings(run).map(({ severity, code, sentence }) => [severity, code, sentence]);

describe('findings', () => {
  test('tells these of the Kimi run, and no steps', () => {
    expect(told(kimi)).toEqual([
      [
        'caution',
        'cliff',
        'One request falls from 23.7 to 10.1 tok/s between 64K and 128K. The same at 2 requests. ' +
          'Speculative decoding (dflash, 8 tokens) is on; its acceptance may end.',
      ],
      [
        'caution',
        'served-name',
        'The launch command loads moonshotai/Kimi-K2.6; the server answers as nvidia/Kimi-K2.6-DFlash, ' +
          'the name of its drafter.',
      ],
      [
        'caution',
        'speculative-decoding',
        'The launch command turns on speculative decoding (dflash, 8 tokens), drafted by ' +
          'nvidia/Kimi-K2.6-DFlash. Tokens arrive in groups, and decode throughput depends on how many ' +
          'drafted tokens are accepted.',
      ],
      [
        'caution',
        'eager-mode',
        'The server runs without CUDA graphs (--enforce-eager), which can slow decode, most of all with few ' +
          'requests.',
      ],
      [
        'caution',
        'prefill-without-decode',
        'Prefill was measured at 256K, where decode was not: 251K, its nearest, is another context. ' +
          'Unless asked for more, the tool measures prefill at the decode contexts and at 8K, 64K and 128K. ' +
          'With 4,096 output tokens, 256K exceeds the 262,144 tokens that the server was launched for.',
      ],
      [
        'note',
        'rounded-figures',
        'Prefill throughput from 10K tok/s up is rounded to 100: 17.6K is known to ±50 tok/s.',
      ],
      [
        'note',
        'single-measurement',
        'No figure comes with a spread: each decode figure is one window of 30 s and each prefill figure is ' +
          'one request. Differences of a few per cent can be chance.',
      ],
    ]);
  });

  test('tells these of the Inkling run, and no cliff', () => {
    expect(told(inkling)).toEqual([
      [
        'caution',
        'prefill-steps',
        'Prefill TTFT is 508, 508, 1,019, 1,530 and 3,059 ms at 8K, 16K, 32K, 64K and 128K: multiples of ' +
          'about 510 ms. The tool falls back to a poll every half second when the first token has no visible ' +
          'text, so these throughputs are lower bounds and the rise from 16.1K to 32.0K tok/s is an artefact.',
      ],
      [
        'caution',
        'prefill-without-decode',
        'Prefill was measured at 1024K, where decode was not: 1019K, its nearest, is another context. ' +
          'Unless asked for more, the tool measures prefill at the decode contexts and at 8K, 64K and 128K. ' +
          'With 4,096 output tokens, 1024K exceeds the 1,048,576 tokens that the server was launched for.',
      ],
      [
        'note',
        'rounded-figures',
        'Prefill throughput from 10K tok/s up is rounded to 100: 16.1K is known to ±50 tok/s. ' +
          'Decode throughput is rounded to 0.1: 4.0 is known to ±0.05 tok/s.',
      ],
      [
        'note',
        'single-measurement',
        'No figure comes with a spread: each decode figure is one window of 30 s and each prefill figure is ' +
          'one request. Differences of a few per cent can be chance.',
      ],
    ]);
  });

  test('marks the figures concerned', () => {
    const [cliff, servedName] = findings(kimi);
    expect(cliff).toMatchObject({
      title: 'Cliff at 128K',
      place: 'decode',
      cells: [
        { contextLabel: '128K', concurrency: 1 },
        { contextLabel: '128K', concurrency: 2 },
      ],
      methodologyAnchor: 'finding-cliff',
    });
    expect(servedName).toMatchObject({ place: 'model', fields: ['model.servedName'], cells: [] });
    expect(findings(inkling)[0]).toMatchObject({
      place: 'prefill',
      prefillContexts: ['8K', '16K', '32K', '64K', '128K'],
    });
  });

  test('tells nothing of a run without figures', () => {
    expect(findings(syntheticRun({}))).toEqual([]);
  });
});
