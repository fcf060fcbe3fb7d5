import { expect, test } from 'vitest';
import { partOf, readJson } from './read-part.ts';

/** A small result with other parts than usual, on one line. */
function result(parts: Readonly<Record<string, unknown>>, metadata: Readonly<Record<string, unknown>> = {}) {
  const axes = { context_lengths: [8192], concurrency_levels: [1] };
  return JSON.stringify({ metadata: { ...axes, ...metadata }, results: [], summary_table: {}, ...parts });
}

const HINT = 'Take the file anew as the tool wrote it.';

test.each([
  {
    what: 'a table of other contexts',
    text: result({ summary_table: { '1': {}, '2': {}, '3': {} } }),
    problem: 'summary_table["1"] is of a context length that metadata does not plan (and 2 more are).',
  },
  {
    what: 'a list that lost its cells',
    text: result({ summary_table: { '8192': { '1': 25, '2': 48 } } }),
    problem: 'summary_table["8192"]["1"] is of a cell that is not in the list of results (and 1 more is).',
  },
  {
    what: 'labels in place of lengths',
    text: result({ prefill: { '8K': {}, '16K': {} } }),
    problem: 'prefill["8K"] is no context length in tokens (and 1 more is none).',
  },
  {
    what: 'an axis that repeats a value at its end',
    text: result({}, { context_lengths: [...Array.from({ length: 100_000 }, (_, index) => index), 7] }),
    problem: 'metadata.context_lengths holds 7 twice.',
  },
])('$what is one problem', ({ text, problem }) => {
  expect(readJson(text).report.problems.map(({ message, hint }) => [message, hint])).toEqual([
    [problem, HINT],
  ]);
});

test('takes out the names that stand in a reason, of the thousands that a file may give', () => {
  const text = result(
    {
      startup_diagnostics: { list: Array.from({ length: 20_000 }, (_, index) => ({ host: `gpu-${index}` })) },
      results: Array.from({ length: 100 }, (_, index) => ({
        context_tokens: 8192,
        concurrency: index + 1,
        aggregate_tps: 0,
        failure_reason: `${'lost '.repeat(40)}GPU-${index} and not gpu-${index}x`,
      })),
    },
    { concurrency_levels: Array.from({ length: 100 }, (_, index) => index + 1) },
  );
  expect(partOf(text).decode[99]).toMatchObject({
    reason: `${'lost '.repeat(40)}<name> and not gpu-99x`,
  });
});

test('tells the places of problems in any order on one line', () => {
  const cells = Array.from({ length: 3 }, (_, index) => ({
    ttft_p99: -1,
    ttft_p50: '😀',
    aggregate_tps: 25,
    context_tokens: 8192,
    concurrency: index + 1,
  }));
  const text = result({ results: cells }, { concurrency_levels: [1, 2, 3] });
  const places = readJson(text).report.problems.map(({ location }) => location.column);
  const expected = Array.from(
    text.matchAll(/-1|"😀"/gu),
    ({ index }) => [...text.slice(0, index)].length + 1,
  );
  expect(places.toSorted((a = 0, b = 0) => a - b)).toEqual(expected);
});
