import { expect, test } from 'vitest';
import { formatList } from '../../src/display/list-text.ts';

test.each([
  [[], ''],
  [['8K'], '8K'],
  [['8K', '16K'], '8K and 16K'],
  [['8K', '16K', '32K'], '8K, 16K and 32K'],
])('%j becomes "%s"', (words, text) => {
  expect(formatList(words)).toBe(text);
});
