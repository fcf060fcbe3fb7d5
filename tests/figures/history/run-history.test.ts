import { expect, test } from 'vitest';
import { repeatsOf, runHistories } from '../../../src/figures/history/run-history.ts';
import { measuredAgain } from './measured-again.ts';

const nothingSaid = new Map<string, never>();

test('a history has its runs in the order of time, those without a date last', () => {
  const runs = [
    measuredAgain({ id: 'undated' }),
    measuredAgain({ id: 'later', measuredAt: '2026-05-01T10:00:00Z', version: '0.28.0', single: 22 }),
    measuredAgain({ id: 'first', measuredAt: '2026-03-01' }),
  ];
  const [history] = runHistories(runs, nothingSaid);
  expect(history?.runs.map(({ id }) => id)).toEqual(['first', 'later', 'undated']);
  expect(history?.cells).toEqual([
    { contextLabel: '8K', contextTokens: 8192, concurrency: 1, figures: [20, 22, 20] },
  ]);
});

test('a history numbers its set-ups and says in what they differ', () => {
  const runs = [
    measuredAgain({ id: 'a', measuredAt: '2026-03-01' }),
    measuredAgain({ id: 'b', measuredAt: '2026-04-01', version: '0.28.0' }),
    measuredAgain({
      id: 'c',
      measuredAt: '2026-05-01',
      version: '0.28.0',
      command: 'vllm serve m --enforce-eager',
    }),
    measuredAgain({ id: 'd', measuredAt: '2026-06-01', version: '0.28.0' }),
  ];
  const [history] = runHistories(runs, nothingSaid);
  expect(history?.runs.map(({ setUp }) => setUp)).toEqual([1, 1, 2, 1]);
  expect(history?.runs.map(({ repeat }) => repeat)).toEqual([1, 2, 3, 2]);
  expect(history?.setUps).toEqual([[], [{ words: 'eager mode', from: 'off', to: 'on' }]]);
});

test('repeats are the runs of the very same, whatever was measured between them', () => {
  const runs = [
    measuredAgain({ id: 'a', measuredAt: '2026-03-01' }),
    measuredAgain({ id: 'b', measuredAt: '2026-04-01', version: '0.28.0' }),
    measuredAgain({ id: 'c', measuredAt: '2026-05-01' }),
  ];
  const [history] = runHistories(runs, nothingSaid);
  if (history === undefined) throw new Error('no history');
  expect(repeatsOf(history, 'c').map(({ id }) => id)).toEqual(['a', 'c']);
  expect(repeatsOf(history, 'b').map(({ id }) => id)).toEqual(['b']);
  expect(repeatsOf(history, 'unknown')).toEqual([]);
});

test.each([
  ['only one run', [measuredAgain({ id: 'a' })]],
  [
    'no set-up twice',
    [measuredAgain({ id: 'a' }), measuredAgain({ id: 'b', command: 'vllm serve m --enforce-eager' })],
  ],
  [
    'no launch command',
    [measuredAgain({ id: 'a', command: null }), measuredAgain({ id: 'b', command: null })],
  ],
])('there is no history of %s', (_what, runs) => {
  expect(runHistories(runs, nothingSaid)).toEqual([]);
});

test('a run whose launch command is not published is a set-up of its own in the history of its subject', () => {
  const runs = [
    measuredAgain({ id: 'a', measuredAt: '2026-03-01' }),
    measuredAgain({ id: 'b', measuredAt: '2026-04-01', command: null }),
    measuredAgain({ id: 'c', measuredAt: '2026-05-01' }),
  ];
  const [history] = runHistories(runs, nothingSaid);
  expect(history?.runs.map(({ setUp }) => setUp)).toEqual([1, 2, 1]);
  expect(history?.setUps).toEqual([
    [],
    [{ words: 'launch command', from: 'published', to: 'not published' }],
  ]);
});

test('withdrawn runs are left out, superseded ones are marked', () => {
  const runs = [
    measuredAgain({ id: 'a', measuredAt: '2026-03-01' }),
    measuredAgain({ id: 'b', measuredAt: '2026-04-01' }),
    measuredAgain({ id: 'c', measuredAt: '2026-05-01' }),
  ];
  const [history] = runHistories(
    runs,
    new Map([
      ['a', { status: 'superseded' } as const],
      ['b', { status: 'withdrawn' } as const],
    ]),
  );
  expect(history?.runs.map(({ id, standing }) => [id, standing])).toEqual([
    ['a', 'superseded'],
    ['c', null],
  ]);
});

test('versions beside that of the engine are told where they are not the same', () => {
  const a = measuredAgain({ id: 'a', measuredAt: '2026-03-01' });
  const b = measuredAgain({ id: 'b', measuredAt: '2026-04-01' });
  const newer = { ...b, protocol: { ...b.protocol, toolVersion: '0.7.0' } };
  expect(runHistories([a, b], nothingSaid)[0]?.runs.map((run) => run.otherVersions)).toEqual([[], []]);
  expect(runHistories([a, newer], nothingSaid)[0]?.runs.map((run) => run.otherVersions)).toEqual([
    ['tool version 0.6.2'],
    ['tool version 0.7.0'],
  ]);
});
