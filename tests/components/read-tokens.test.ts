import { describe, expect, test } from 'vitest';
import { readTokens } from '../../src/components/workload/read-tokens.ts';

describe('readTokens', () => {
  test.each([
    ['32K', 32_768],
    ['32k', 32_768],
    [' 32 K ', 32_768],
    ['1.5K', 1536],
    ['1019K', 1_043_456],
    ['500', 500],
    ['4,096', 4096],
    ['1', 1],
  ])('reads %j', (text, tokens) => {
    expect(readTokens(text)).toBe(tokens);
  });

  test.each([
    '',
    ' ',
    '0',
    '0K',
    '-1',
    '+1',
    '1.5',
    '0.0001K',
    '1e3',
    '0x20',
    '32M',
    '32KB',
    'K',
    '32K tokens',
    '32K–64K',
    '٣٢',
    '99999999999999999999',
    'NaN',
    'Infinity',
  ])('refuses %j', (text) => {
    expect(readTokens(text)).toBeNull();
  });
});
