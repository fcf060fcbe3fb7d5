import { describe, expect, test } from 'vitest';
import { cacheDemand, isRateOfLatency, isRateOfPrompt, isTotalOfTokens } from '../../src/run/consistency.ts';
import { readCount, readMilliseconds, readRate, readSeconds, type Quantity } from '../../src/run/quantity.ts';

function given(quantity: Quantity | null): Quantity {
  if (quantity === null) throw new Error('text that is no quantity');
  return quantity;
}

describe('isTotalOfTokens', () => {
  test.each([
    { total: '26.2', tokens: '785', seconds: '30.0 s', agrees: true },
    // 29.85 s to 29.95 s: 103.5 to 103.9 tok/s.
    { total: '103.7', tokens: '3,100', seconds: '29.9 s', agrees: true },
    { total: '103.9', tokens: '3,100', seconds: '29.9 s', agrees: true },
    { total: '104.0', tokens: '3,100', seconds: '29.9 s', agrees: false },
    { total: '103.4', tokens: '3,100', seconds: '29.9 s', agrees: false },
    { total: '26.3', tokens: '785', seconds: '30.0 s', agrees: false },
    { total: '12.3K', tokens: '369,123', seconds: '30.0 s', agrees: true },
    { total: '12.5K', tokens: '369,123', seconds: '30.0 s', agrees: false },
  ])('$tokens in $seconds at $total tok/s: $agrees', ({ total, tokens, seconds, agrees }) => {
    expect(
      isTotalOfTokens(given(readRate(total)), given(readCount(tokens)), given(readSeconds(seconds))),
    ).toBe(agrees);
  });
});

describe('isRateOfLatency', () => {
  test.each([
    { rate: '27.6', latency: '36.2 ms', agrees: true },
    { rate: '140.1', latency: '7.1 ms', agrees: true },
    { rate: '27.8', latency: '36.2 ms', agrees: false },
    { rate: '27.6', latency: '36.4 ms', agrees: false },
  ])('a token every $latency at $rate tok/s: $agrees', ({ rate, latency, agrees }) => {
    expect(isRateOfLatency(given(readRate(rate)), given(readMilliseconds(latency)))).toBe(agrees);
  });
});

describe('isRateOfPrompt', () => {
  test.each([
    { rate: '17.6K', context: 8192, ttft: '465 ms', agrees: true },
    { rate: '8,820.0', context: 257024, ttft: '28,621 ms', agrees: true },
    // Longer than nominal, and more than 2.5 % shorter.
    { rate: '17.8K', context: 8192, ttft: '465 ms', agrees: false },
    { rate: '8,700.0', context: 257024, ttft: '28,621 ms', agrees: false },
  ])('$context tokens in $ttft at $rate tok/s: $agrees', ({ rate, context, ttft, agrees }) => {
    expect(isRateOfPrompt(given(readRate(rate)), context, given(readMilliseconds(ttft)))).toBe(agrees);
  });
});

test('the demand on the KV cache is that of every request with its longest answer', () => {
  expect(cacheDemand(8192, 4096, 32)).toBe(393_216);
});
