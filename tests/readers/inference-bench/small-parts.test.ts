import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContextLength } from '../../../src/run/quantity.ts';
import { contextLabel } from '../../../src/readers/context-label.ts';
import {
  aboveZero,
  milliseconds,
  writtenQuantity,
} from '../../../src/readers/inference-bench/exact-number.ts';
import { localTime } from '../../../src/readers/inference-bench/local-time.ts';
import { modelName } from '../../../src/readers/inference-bench/model-name.ts';

function number(text: string) {
  return { kind: 'number' as const, start: 0, text, value: Number(text) };
}

test.each([
  [0, '0'],
  [1, '1'],
  [256, '0.25K'],
  [512, '0.5K'],
  [1000, '1000'],
  [8192, '8K'],
  [64000, '62.5K'],
  [131070, '131070'],
  [131072, '128K'],
  [257024, '251K'],
  [314880, '307.5K'],
  [999_999_999, '999999999'],
])('labels a context of %i tokens %j', (tokens, label) => {
  expect(contextLabel(tokens)).toBe(label);
});

test('a label says its tokens exactly, so that no two are the same', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.nat(999_999_999),
        fc.nat(900_000).map((n) => n * 256),
      ),
      (tokens) => {
        expect(readContextLength(contextLabel(tokens))).toBe(tokens);
      },
    ),
  );
});

test.each([
  ['0.0362', 36.2],
  ['0.137', 137],
  ['1.5e-05', 0.015],
  ['2E+1', 20000],
  ['0.0', null],
  ['-0.0', null],
])('%s s are %j ms', (text, ms) => {
  expect(milliseconds(number(text))).toBe(ms);
});

test('0 is unknown, and what is absent too', () => {
  expect([aboveZero(number('0.0')), aboveZero(null), aboveZero(number('2.50'))]).toEqual([null, null, 2.5]);
  expect(milliseconds(null)).toBeNull();
});

test.each([
  ['29.97', 0.005],
  ['30', 0.5],
  ['3e1', 5],
  ['1.5e-05', 0.0000005],
])('%s is exact to ± %s', (text, halfStep) => {
  expect(writtenQuantity(number(text)).halfStep).toBeCloseTo(halfStep, 12);
});

describe('local time', () => {
  test.each([
    ['2026-09-17T20:47:00.123456', '2026-09-17T20:47:00'],
    ['2026-09-17T20:47:00', '2026-09-17T20:47:00'],
    ['2026-09-17 20:47:00', '2026-09-17T20:47:00'],
    ['2026-09-17T20:47:00+02:00', '2026-09-17T20:47:00'],
    ['2026-09-17T20:47:00Z', '2026-09-17T20:47:00'],
    ['2026-02-30T20:47:00', null],
    ['2026-09-17T25:47:00', null],
    ['2026-09-17', null],
    ['yesterday', null],
    ['', null],
  ])('of %j is %j', (text, time) => {
    expect(localTime(text)).toBe(time);
  });
});

test.each([
  ['moonshotai/Kimi-K2', 'moonshotai/Kimi-K2'],
  ['Kimi-K2', 'Kimi-K2'],
  ['/mnt/data/models/Kimi-K2', 'Kimi-K2'],
  ['/mnt/data/models/Kimi-K2/', 'Kimi-K2'],
  ['~/models/Kimi-K2', 'Kimi-K2'],
  ['./models/Kimi-K2', 'Kimi-K2'],
  ['C:\\models\\Kimi-K2', 'Kimi-K2'],
  ['file:///home/alice/models/Kimi-K2', 'Kimi-K2'],
  ['s3://bucket/alice/Kimi-K2/', 'Kimi-K2'],
  ['\\\\nas\\models\\Kimi-K2', 'Kimi-K2'],
  ['/root/.cache/huggingface/hub/models--moonshotai--Kimi-K2/snapshots/0123abc', 'moonshotai/Kimi-K2'],
  ['/', ''],
  ['', ''],
])('the model of %j is %j', (text, name) => {
  expect(modelName(text)).toBe(name);
});
