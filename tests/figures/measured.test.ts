import { expect, test } from 'vitest';
import { isMeasuredDecode, isMeasuredPrefill } from '../../src/figures/measured.ts';
import { measuredCell } from './synthetic-run.ts';

const place = { contextLabel: '8K', contextTokens: 8192, sourceLine: 1 };

test.each(['valid', 'capacity-limited'] as const)(
  'a measurement with the status %s has figures',
  (status) => {
    expect(isMeasuredDecode(measuredCell(8192, 1, { decodeTokPerSec: 1, status }))).toBe(true);
    const point = {
      ...place,
      status,
      statusText: 'x',
      prefillTokPerSec: 1,
      ttftMs: 1,
      completedRequests: null,
    };
    expect(isMeasuredPrefill(point)).toBe(true);
  },
);

test.each(['over-capacity', 'skipped', 'not-run', 'other'] as const)(
  'one with the status %s has none',
  (status) => {
    expect(isMeasuredDecode({ ...place, concurrency: 1, status, statusText: 'x' })).toBe(false);
    expect(isMeasuredPrefill({ ...place, status, statusText: 'x' })).toBe(false);
  },
);

test('one that failed has none', () => {
  const failed = { ...place, status: 'error', statusText: 'Error', reason: null } as const;
  expect(isMeasuredDecode({ ...failed, concurrency: 1 })).toBe(false);
  expect(isMeasuredPrefill(failed)).toBe(false);
});
