import { expect, test } from 'vitest';
import { runHistories, type RunHistory } from '../../src/figures/history/run-history.ts';
import type { Run } from '../../src/run/run.ts';
import {
  historyFigures,
  historyText,
  measuredAgainText,
  repeatTexts,
  setUpTexts,
} from '../../src/share/history-text.ts';
import { measuredAgain } from '../figures/history/measured-again.ts';

function historyOf(runs: readonly Run[]): RunHistory {
  const [history] = runHistories(runs, new Map());
  if (history === undefined) throw new Error('no history');
  return history;
}

const repeats = historyOf([
  measuredAgain({ id: 'a', measuredAt: '2026-03-01', single: 24.1 }),
  measuredAgain({ id: 'b', measuredAt: '2026-03-02', single: 26.3 }),
  measuredAgain({ id: 'c', measuredAt: '2026-03-03', single: 25.2 }),
]);

const changed = historyOf([
  measuredAgain({ id: 'a', measuredAt: '2026-03-01', single: 20 }),
  measuredAgain({ id: 'b', measuredAt: '2026-03-02', single: 21 }),
  measuredAgain({ id: 'c', measuredAt: '2026-04-01', single: 24, version: '0.28.0' }),
  measuredAgain({ id: 'd', measuredAt: '2026-05-01', single: 18, command: 'vllm serve m --enforce-eager' }),
  measuredAgain({ id: 'e', measuredAt: '2026-06-01', single: 19, command: null }),
]);

test('of repeats alone a history tells how far they are apart', () => {
  expect(historyText(repeats)).toBe('3 runs with vllm 0.27.0: 8K × 1 24.1–26.3 tok/s (±4.4 %).');
});

test('of other versions and set-ups a history tells the change', () => {
  expect(historyText(changed)).toBe(
    'Decode throughput from vllm 0.27.0, Mar 1, 2026 to vllm 0.27.0, Jun 1, 2026: 8K × 1 from 20.0 to 19.0 tok/s (−5 %). The set-up changed in between.',
  );
});

test('repeats are told with their set-up where there are several', () => {
  expect(repeatTexts(changed)).toEqual([
    '2 runs with vllm 0.27.0, set-up 1: 8K × 1 20.0–21.0 tok/s (±2.4 %).',
  ]);
});

test('further set-ups are told against the first', () => {
  expect(setUpTexts(changed)).toEqual([
    'Set-up 2 differs from set-up 1: eager mode on instead of off.',
    'Set-up 3 differs from set-up 1: launch command not published.',
  ]);
  expect(setUpTexts(repeats)).toEqual([]);
});

test.each([
  [repeats, 'c', 'Measured 3 times: 8K × 1 24.1–26.3 tok/s (±4.4 %); this run is at 25.2.'],
  [changed, 'b', 'Measured twice: 8K × 1 20.0–21.0 tok/s (±2.4 %); this run is at 21.0.'],
  [changed, 'c', 'This set-up was measured 3 times.'],
  [changed, 'd', null],
  [changed, 'e', null],
])('the page of a run says how often it was measured', (history, id, text) => {
  expect(measuredAgainText(history, id)).toBe(text);
});

test('the figures of a cell are told with their occasions', () => {
  const [cell] = repeats.cells;
  expect(cell && historyFigures(repeats, cell)).toBe(
    '24.1 tok/s (Mar 1, 2026, vllm 0.27.0), 26.3 tok/s (Mar 2, 2026, vllm 0.27.0), 25.2 tok/s (Mar 3, 2026, vllm 0.27.0)',
  );
});
