import { describe, expect, test } from 'vitest';
import {
  readContextLength,
  readCount,
  readDecimal,
  readGigabytes,
  readMilliseconds,
  readRate,
  readSeconds,
} from '../../src/run/quantity.ts';

/** What no reader of numbers takes for one. */
const NEVER = [
  '',
  ' ',
  '—',
  '-',
  'NaN',
  'Infinity',
  'null',
  '-1',
  '+1',
  '1 ',
  ' 1',
  '01',
  '00',
  '1.',
  '.5',
  '1.50',
  '1,24',
  '1,2345',
  '12,34,567',
  ',123',
  '1,,234',
  '1.2.3',
  '1e3',
  '0x10',
  '１３７',
  '١٣٧',
  '1 234',
  '1_234',
  '17.6KK',
  'K',
  '1k',
];

describe('readDecimal', () => {
  test.each([
    ['0', 0, 0.5],
    ['0.0', 0, 0.05],
    ['26.2', 26.2, 0.05],
    ['30.0', 30, 0.05],
    ['8,820.0', 8820, 0.05],
    ['1,234,567.25', 1234567.25, 0.005],
    ['16', 16, 0.5],
  ])('reads %s', (text, value, halfStep) => {
    expect(readDecimal(text)).toEqual({ value, halfStep });
  });

  test.each([...NEVER, '1234', '8820.0', '17.6K', '1.250', '1.00', '36.2 ms'])('refuses %j', (text) => {
    expect(readDecimal(text)).toBeNull();
  });
});

describe('readRate', () => {
  test.each([
    ['26.2', 26.2, 0.05],
    ['8,820.0', 8820, 0.05],
    ['17.6K', 17600, 50],
    ['32K', 32000, 50],
    ['16.1K', 16100, 50],
    ['1,017.3K', 1017300, 50],
  ])('reads %s', (text, value, halfStep) => {
    expect(readRate(text)).toEqual({ value, halfStep });
  });

  test.each([...NEVER, '17.60K', '17.0K', '17.66K', '017K', '0K', '17.6k', '17.6 K', '17.6M', '1017.3K'])(
    'refuses %j',
    (text) => {
      expect(readRate(text)).toBeNull();
    },
  );
});

describe('readMilliseconds and readSeconds', () => {
  test.each([
    ['137 ms', 137, 0.5],
    ['36.2 ms', 36.2, 0.05],
    ['53,910 ms', 53910, 0.5],
  ])('reads %s', (text, value, halfStep) => {
    expect(readMilliseconds(text)).toEqual({ value, halfStep });
  });

  test.each([
    ['30.0 s', 30, 0.05],
    ['30 s', 30, 0.5],
  ])('reads %s', (text, value, halfStep) => {
    expect(readSeconds(text)).toEqual({ value, halfStep });
  });

  test.each([...NEVER, '137', '137ms', '137  ms', '137 s', '137 MS', '17.6K ms', 'ms'])(
    'refuses %j for ms',
    (text) => {
      expect(readMilliseconds(text)).toBeNull();
    },
  );

  test.each([...NEVER, '30', '30.0s', '30.00 s', '30 ms', '1 min'])('refuses %j for seconds', (text) => {
    expect(readSeconds(text)).toBeNull();
  });
});

describe('readCount', () => {
  test.each([
    ['0', 0],
    ['785', 785],
    ['219,905', 219905],
  ])('reads %s', (text, value) => {
    expect(readCount(text)).toEqual({ value, halfStep: 0 });
  });

  test.each([...NEVER, '1.0', '1234', '1K', '1,234,567,890,123,456'])('refuses %j', (text) => {
    expect(readCount(text)).toBeNull();
  });
});

describe('readGigabytes', () => {
  test.each([
    ['1128', 1128],
    ['1,128', 1128],
    ['141', 141],
    ['31.5', 31.5],
    ['80.0', 80],
  ])('reads %s', (text, value) => {
    expect(readGigabytes(text)).toBe(value);
  });

  test.each([...NEVER, '0', '141.00', '141 GB'])('refuses %j', (text) => {
    expect(readGigabytes(text)).toBeNull();
  });
});

describe('readContextLength', () => {
  test.each([
    ['8K', 8192],
    ['251K', 257024],
    ['1019K', 1043456],
    ['62.5K', 64000],
    ['0', 0],
    ['0K', 0],
    ['0.5K', 512],
    ['512', 512],
    ['131070', 131070],
  ])('reads %s', (text, tokens) => {
    expect(readContextLength(text)).toBe(tokens);
  });

  test.each([...NEVER, '8k', '8 K', '8.0K', '00K', '1M', '8KB', '1,024'])('refuses %j', (text) => {
    expect(readContextLength(text)).toBeNull();
  });
});
