import { describe, expect, test } from 'vitest';
import { findings } from '../../../src/figures/findings.ts';
import { measuredCell, prefillPoint, syntheticRun } from '../synthetic-run.ts';

/** TTFT in ms at 8K, 16K, 32K … */
const curve = (...ttftMs: readonly number[]) =>
  ttftMs.map((ms, index) => prefillPoint(8192 * 2 ** index, ms));

const cautions = (...ttftMs: readonly number[]) =>
  findings(syntheticRun({ prefill: curve(...ttftMs) })).filter(({ severity }) => severity === 'caution');

const codes = (...ttftMs: readonly number[]) => cautions(...ttftMs).map(({ code }) => code);

describe('prefill-steps', () => {
  test.each([
    ['the Inkling curve', [508, 508, 1019, 1530, 3059]],
    ['steps of which no two are equal', [508, 1019, 1530, 3059]],
    ['steps of 525 ms', [525, 1050, 1050, 2102, 4200]],
    ['one short point that is no step', [95, 508, 508, 1019, 2040]],
    ['longer points that drift off the steps', [508, 508, 1019, 1530, 3059, 6648, 17_954]],
  ])('finds %s', (_case, ttftMs) => {
    expect(codes(...ttftMs)).toEqual(['prefill-steps']);
  });

  test.each([
    ['the Kimi curve', [465, 868, 1865, 4253, 10_531, 28_621]],
    ['a proportional curve on the steps', [510, 1020, 2040, 4080]],
    ['steps of another length', [300, 600, 600, 900, 1800].map((ms) => ms + 50)],
    ['a curve that only comes near steps', [540, 540, 1050, 1500, 3090]],
    ['three points on steps', [508, 1019, 1530]],
    ['two points off the steps', [508, 700, 1019, 1300, 1530, 3059]],
  ])('does not find %s', (_case, ttftMs) => {
    expect(codes(...ttftMs)).not.toContain('prefill-steps');
  });

  test('does not speak of a tool that it does not know', () => {
    const run = syntheticRun({ prefill: curve(508, 508, 1019, 1530, 3059) });
    const [steps] = findings({ ...run, protocol: { ...run.protocol, tool: 'other' } });
    expect(steps?.sentence).toContain(
      'multiples of about 510 ms. A poll every half second gives such steps, so',
    );
  });
});

describe('prefill-ttft-flat', () => {
  test('tells that TTFT is the same for a longer prompt', () => {
    expect(cautions(300, 301, 600)).toMatchObject([
      {
        code: 'prefill-ttft-flat',
        title: 'Prefill TTFT does not grow from 8K to 16K',
        sentence:
          'Prefill TTFT is 300 ms at 8K and 301 ms at 16K. ' +
          'Something other than the prompt sets it, so the throughputs there say little.',
        prefillContexts: ['8K', '16K'],
      },
    ]);
  });

  test.each([
    ['grows', [300, 320, 600]],
    ['is part of steps', [508, 508, 1019, 1530, 3059]],
  ])('does not where it %s', (_case, ttftMs) => {
    expect(codes(...ttftMs)).not.toContain('prefill-ttft-flat');
  });

  test('does not of contexts that are nearly the same', () => {
    const prefill = [prefillPoint(257_024, 29_000), prefillPoint(262_144, 29_000)];
    expect(findings(syntheticRun({ prefill })).map(({ code }) => code)).toEqual(['single-measurement']);
  });
});

describe('prefill-ttft-falls', () => {
  test('tells that a longer prompt was faster', () => {
    expect(cautions(300, 1000, 700)).toMatchObject([
      {
        code: 'prefill-ttft-falls',
        sentence:
          'Prefill TTFT falls from 1,000 ms at 16K to 700 ms at 32K. ' +
          'A longer prompt takes longer, so the two were not measured alike.',
        prefillContexts: ['16K', '32K'],
      },
    ]);
  });

  test('does not of a wobble', () => {
    expect(codes(300, 1000, 1960, 1920)).not.toContain('prefill-ttft-falls');
  });
});

describe('prefill-without-decode', () => {
  const decode = [measuredCell(32_768, 1, { decodeTokPerSec: 10.12 })];
  const found = (...contexts: readonly number[]) =>
    findings(syntheticRun({ prefill: contexts.map((tokens) => prefillPoint(tokens, tokens)), decode })).find(
      ({ code }) => code === 'prefill-without-decode',
    );

  test('tells of contexts that decode has not', () => {
    expect(found(32_768, 36_864, 262_144)?.sentence).toBe(
      'Prefill was measured at 36K and 256K, where decode was not: 32K, its nearest, is another context. ' +
        'Unless asked for more, the tool measures prefill at the decode contexts and at 8K, 64K and 128K.',
    );
  });

  test('does not of those that the tool measures by itself', () => {
    expect(found(8192, 32_768, 65_536, 131_072)).toBeUndefined();
  });

  test('does not where decode was not measured at all', () => {
    expect(
      findings(syntheticRun({ prefill: [prefillPoint(262_144, 30_000)] })).map(({ code }) => code),
    ).toEqual(['single-measurement']);
  });
});
