import { expect, test } from 'vitest';
import { formatDay, formatMoment } from '../../src/display/date-text.ts';

test.each([
  ['2026-09-17T20:47:00Z', 'Sep 17, 2026', 'Sep 17, 2026, 20:47 UTC'],
  ['2026-01-01T00:00:00Z', 'Jan 1, 2026', 'Jan 1, 2026, 00:00 UTC'],
  ['2026-09-17', 'Sep 17, 2026', 'Sep 17, 2026'],
  ['2025-12-31T23:59:59Z', 'Dec 31, 2025', 'Dec 31, 2025, 23:59 UTC'],
])('%s is "%s", to the minute "%s"', (moment, day, minute) => {
  expect(formatDay(moment)).toBe(day);
  expect(formatMoment(moment)).toBe(minute);
});
