import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { room } from '../../src/figures/room.ts';
import { workloadAnswer, type Workload, type WorkloadSource } from '../../src/figures/workload.ts';
import { noAnswerText } from '../../src/figures/workload/no-answer.ts';
import type { Run } from '../../src/run/run.ts';
import { inkling, kimi } from './golden-runs.ts';
import { measuredCell, overCapacityCell, syntheticRun } from './synthetic-run.ts';

const cached = (promptTokens: number, people: number, answerTokens = 500): Workload => ({
  promptTokens,
  cached: true,
  answerTokens,
  people,
});

const cold = (promptTokens: number, people: number): Workload => ({
  ...cached(promptTokens, people),
  cached: false,
});

const withRoom = (run: Run): WorkloadSource => ({ ...run, room: room(run) });

function answered(run: Run, workload: Workload) {
  const answer = workloadAnswer(withRoom(run), workload);
  if (answer.kind !== 'answer') throw new Error(`no answer: ${noAnswerText(answer)}`);
  return answer;
}

describe('workloadAnswer', () => {
  test('says what 4 people with cached 32K prompts feel', () => {
    const answer = answered(kimi, cached(32_768, 4));
    expect(answer).toEqual({
      kind: 'answer',
      firstToken: { kind: 'about', ms: 484 },
      perPersonTokPerSec: 25.9,
      perPersonWordsPerSec: 25.9 * 0.75,
      wholeAnswer: { kind: 'about', ms: 484 + (499 / 25.9) * 1000 },
      totalTokPerSec: 98.8,
      kvCache: { basis: 'inferred', tokens: 133_072, low: 133_072 / 393_215, high: 133_072 / 327_680 },
      method: 'measured',
      cells: [{ contextLabel: '32K', concurrency: 4 }],
      prefillContexts: [],
    });
  });

  test('takes the wait of one cold prompt from prefill', () => {
    const answer = answered(kimi, cold(32_768, 1));
    expect(answer.firstToken).toEqual({ kind: 'about', ms: 1865 });
    expect(answer.wholeAnswer).toEqual({ kind: 'about', ms: 1865 + (499 / 25) * 1000 });
    expect(answer.prefillContexts).toEqual(['32K']);
  });

  test('only bounds the wait of several cold prompts', () => {
    const answer = answered(kimi, cold(32_768, 4));
    expect(answer.firstToken).toEqual({ kind: 'at-least', ms: 1865 });
    expect(answer.wholeAnswer.kind).toBe('at-least');
  });

  test.each([
    [8192, 1, { kind: 'at-most', ms: 508 }],
    [65_536, 4, { kind: 'at-least', ms: 1530 - 510 }],
    [8192, 4, { kind: 'unknown' }],
    [524_288, 1, { kind: 'about', ms: 17_954 }],
  ])('does not trust prefill in steps: %d tokens, %d people', (promptTokens, people, expected) => {
    expect(answered(inkling, cold(promptTokens, people)).firstToken).toEqual(expected);
  });

  test('interpolates on log–log axes between contexts and between concurrencies', () => {
    const between = answered(kimi, cached(Math.round(Math.sqrt(8192 * 16_384)), 4));
    expect(between.method).toBe('interpolated');
    expect(between.cells).toEqual([
      { contextLabel: '8K', concurrency: 4 },
      { contextLabel: '16K', concurrency: 4 },
    ]);
    expect(between.totalTokPerSec).toBeCloseTo(Math.sqrt(103.7 * 100.6), 2);
    const { firstToken } = between;
    expect(firstToken.kind === 'about' && firstToken.ms).toBeCloseTo(Math.sqrt(384 * 405), 1);
    const three = answered(kimi, cached(8192, 3));
    const weight = Math.log(3 / 2) / Math.log(2);
    expect(three.totalTokPerSec).toBeCloseTo(51.5 ** (1 - weight) * 103.7 ** weight, 6);
    expect(answered(kimi, cached(10_000, 3)).cells).toHaveLength(4);
  });

  test('does not know what was not recorded', () => {
    const run = syntheticRun({ decode: [measuredCell(8192, 1, { decodeTokPerSec: 20 })] });
    expect(answered(run, cached(8192, 1))).toMatchObject({
      firstToken: { kind: 'unknown' },
      perPersonTokPerSec: null,
      perPersonWordsPerSec: null,
      wholeAnswer: { kind: 'unknown' },
      totalTokPerSec: 20,
      kvCache: { basis: 'inferred', tokens: 8692, low: null },
    });
    expect(answered(kimi, cold(8192, 1)).firstToken.kind).toBe('about');
    expect(answered({ ...kimi, prefill: [] }, cold(8192, 1)).firstToken.kind).toBe('unknown');
  });

  test.each<[string, [Run, Workload, string]]>([
    ['no tokens', [kimi, cached(0, 1), 'Tokens and people are whole numbers from 1 up.']],
    ['half a person', [kimi, cached(8192, 1.5), 'Tokens and people are whole numbers from 1 up.']],
    ['not a number', [kimi, cached(NaN, 1), 'Tokens and people are whole numbers from 1 up.']],
    [
      'a sequence that is too long',
      [
        kimi,
        cached(262_000, 1),
        'Prompt and answer exceed the 262,144 tokens that the server was launched for.',
      ],
    ],
    ['too many', [kimi, cached(65_536, 6, 4096), 'At most 5 requests of this size fit into the KV cache.']],
    ['a long answer', [kimi, cached(8192, 1, 5000), 'The measured answers end at 4,096 tokens.']],
    ['a short prompt', [kimi, cached(4096, 1), 'Decode was measured from 8K to 251K.']],
    ['a long prompt', [kimi, cached(258_000, 1), 'Decode was measured from 8K to 251K.']],
    ['a hole', [kimi, cached(65_536, 5), 'There are no figures at 64K × 8.']],
    ['a cliff', [kimi, cached(98_304, 1), 'Throughput breaks off somewhere between 64K and 128K.']],
    ['no matrix', [syntheticRun({}), cached(8192, 1), 'The run has no sustained decode figures.']],
    [
      'another kind of figure',
      [
        { ...kimi, protocol: { ...kimi.protocol, measurementKind: 'end-to-end' as const } },
        cached(8192, 1),
        'The run has no sustained decode figures.',
      ],
    ],
    [
      'more people than were measured',
      [
        syntheticRun({ decode: [measuredCell(8192, 1, { decodeTokPerSec: 20 })] }),
        cached(8192, 2),
        'Decode was measured with 1 request.',
      ],
    ],
  ])('has no answer for %s', (_case, [run, workload, reason]) => {
    const answer = workloadAnswer(withRoom(run), workload);
    expect(answer.kind === 'no-answer' && noAnswerText(answer)).toBe(reason);
  });

  test('does not use capacity-limited cells', () => {
    const decode = [
      measuredCell(8192, 1, { decodeTokPerSec: 20 }),
      measuredCell(8192, 4, { decodeTokPerSec: 50, status: 'capacity-limited' }),
      measuredCell(4096, 4, { decodeTokPerSec: 60 }),
      overCapacityCell(16_384, 64),
    ];
    expect(workloadAnswer(withRoom(syntheticRun({ decode })), cached(8192, 4))).toMatchObject({
      reason: 'not-measured',
    });
  });

  test('is exact on every valid cell', () => {
    for (const run of [kimi, inkling]) {
      for (const cell of run.decode) {
        if (cell.status !== 'valid') continue;
        const answer = answered(run, cached(cell.contextTokens, cell.concurrency, 4096));
        expect(answer.method).toBe('measured');
        expect(answer.totalTokPerSec).toBe(cell.decodeTokPerSec);
        expect(answer.perPersonTokPerSec).toBe(cell.perRequestTokPerSec);
      }
    }
  });

  test('stays between the cells that it was taken from', () => {
    const prompt = fc.integer({ min: 8192, max: 1_000_000 });
    fc.assert(
      fc.property(prompt, fc.integer({ min: 1, max: 128 }), (promptTokens, people) => {
        const answer = workloadAnswer(withRoom(inkling), cached(promptTokens, people));
        if (answer.kind === 'no-answer') return;
        const rates = inkling.decode.flatMap((cell) =>
          cell.status === 'valid' &&
          answer.cells.some(
            (place) => place.contextLabel === cell.contextLabel && place.concurrency === cell.concurrency,
          )
            ? [cell.decodeTokPerSec]
            : [],
        );
        expect(answer.totalTokPerSec).toBeGreaterThanOrEqual(Math.min(...rates) - 1e-9);
        expect(answer.totalTokPerSec).toBeLessThanOrEqual(Math.max(...rates) + 1e-9);
      }),
    );
  });
});
