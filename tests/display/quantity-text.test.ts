import { describe, expect, test } from 'vitest';
import {
  ABSENT,
  formatCount,
  formatDecodeRate,
  formatGigabytes,
  formatInterTokenLatency,
  formatMeanRequests,
  formatMilliseconds,
  formatPercent,
  formatPlannedSeconds,
  formatPrefillRate,
  formatRatio,
  formatRequests,
  formatSeconds,
  formatShort,
  formatTokenRange,
  formatWait,
} from '../../src/display/quantity-text.ts';

describe('formats', () => {
  test.each([
    [formatCount, 0, '0'],
    [formatCount, 4096, '4,096'],
    [formatCount, 1_048_576, '1,048,576'],
    [formatDecodeRate, 4, '4.0'],
    [formatDecodeRate, 26.2, '26.2'],
    [formatDecodeRate, 1424.3, '1,424.3'],
    [formatDecodeRate, 7302, '7,302.0'],
    [formatDecodeRate, 9999.9, '9,999.9'],
    [formatDecodeRate, 10_000, '10.0K'],
    [formatDecodeRate, 32_000, '32.0K'],
    [formatPrefillRate, 17_600, '17.6K'],
    [formatPrefillRate, 32_000, '32.0K'],
    [formatPrefillRate, 8820, '8,820'],
    [formatPrefillRate, 8820.5, '8,820.5'],
    [formatMilliseconds, 137, '137'],
    [formatMilliseconds, 53_910, '53,910'],
    [formatMilliseconds, 36.2, '36.2'],
    [formatInterTokenLatency, 8, '8.0'],
    [formatInterTokenLatency, 101.1, '101.1'],
    [formatSeconds, 30, '30.0'],
    [formatPlannedSeconds, 30, '30'],
    [formatPlannedSeconds, 7.5, '7.5'],
    [formatMeanRequests, 16, '16.0'],
    [formatMeanRequests, 5.28, '5.3'],
    [formatGigabytes, 1128, '1,128'],
    [formatGigabytes, 79.6, '79.6'],
    [formatRatio, 3.1623, '3.16×'],
    [formatRatio, 1, '1.00×'],
    [formatShort, 26.2, '26.2'],
    [formatShort, 135.5, '136'],
    [formatPercent, 0.104, '10'],
    [formatPercent, 0.0042, '0.4'],
    [formatPercent, 1, '100'],
    [formatWait, 160.7, '161 ms'],
    [formatWait, 6648, '6.6 s'],
    [formatWait, 93_000, '93 s'],
    [formatRequests, 1, '1 request'],
    [formatRequests, 128, '128 requests'],
  ] as const)('%o %f as "%s"', (format, value, text) => {
    expect(format(value)).toBe(text);
  });

  test.each([
    [327_680, 393_215, '328–393K'],
    [999_000, 1_000_000, '1.00–1.00M'],
    [1_048_576, 2_500_000, '1.05–2.50M'],
  ])('a range from %i to %i tokens as "%s"', (low, high, text) => {
    expect(formatTokenRange(low, high)).toBe(text);
  });

  test('what is absent as a dash', () => {
    expect(ABSENT).toBe('—');
  });
});
