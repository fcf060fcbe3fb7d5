import { expect, test } from 'vitest';
import { hasWords, searchText, searchWords } from '../../../src/figures/explore/search-text.ts';
import { inkling } from '../golden-runs.ts';

test.each([
  ['', []],
  ['  Kimi   H200 ', ['kimi', 'h200']],
  ['"--tensor-parallel-size 8" vLLM', ['--tensor-parallel-size 8', 'vllm']],
  ['"open end', ['open end']],
  ['""', []],
])('%j is searched as %j', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});

test.each([
  'inkling',
  'SXM',
  '141gb',
  'vllm',
  '0.29.0',
  'bf16',
  'llm-inference-bench',
  'keennay',
  '--max-model-len',
  'inkling-small-h200x8',
])('a run is found by %j', (word) => {
  expect(hasWords(searchText(inkling), searchWords(word))).toBe(true);
});

test('all words must be there, in any order', () => {
  const text = searchText(inkling);
  expect(hasWords(text, searchWords('bf16 inkling'))).toBe(true);
  expect(hasWords(text, searchWords('int4 inkling'))).toBe(false);
});
