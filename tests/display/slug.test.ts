import { expect, test } from 'vitest';
import { slug } from '../../src/display/slug.ts';

test.each([
  ['Kimi-K2.6', 'kimi-k2.6'],
  ['Kimi K2.6', 'kimi-k2.6'],
  ['H200 SXM 141GB', 'h200-sxm-141gb'],
  ['moonshotai/Kimi-K2.6', 'moonshotai-kimi-k2.6'],
  ['128K', '128k'],
  [' (Élan) ', 'élan'],
  ['../x', 'x'],
  ['..', ''],
  ['——', ''],
])('%j becomes %j', (text, expected) => {
  expect(slug(text)).toBe(expected);
});
