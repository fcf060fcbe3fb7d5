import { expect, test } from 'vitest';
import { decodePlace, decodeStatusReason, missingFigureText } from '../../src/display/decode-cell-text.ts';
import type { DecodeCell } from '../../src/run/decode.ts';
import { measuredCell, overCapacityCell } from '../figures/synthetic-run.ts';

const place = { contextLabel: '8K', contextTokens: 8192, concurrency: 32, sourceLine: 1 };

const held = measuredCell(8192, 1, { decodeTokPerSec: 26.2 });
const notHeld = measuredCell(8192, 32, {
  decodeTokPerSec: 900,
  status: 'capacity-limited',
  averageActiveRequests: 21.4,
});
const notHeldByUnknown = measuredCell(8192, 32, { decodeTokPerSec: 900, status: 'capacity-limited' });
const overCapacity = overCapacityCell(8192, 32);
const failed: DecodeCell = {
  ...place,
  status: 'error',
  statusText: 'Error',
  reason: 'Timed out after 600 s.',
};
const failedSilently: DecodeCell = { ...failed, reason: null };
const skipped: DecodeCell = { ...place, status: 'skipped', statusText: 'Skipped' };
const notRun: DecodeCell = { ...place, status: 'not-run', statusText: 'Not run' };
const unknown: DecodeCell = { ...place, status: 'other', statusText: 'Throttled' };

test.each([
  [held, 'Measured'],
  [overCapacity, 'Over capacity'],
  [failed, 'Error'],
  [skipped, 'Skipped'],
  [notRun, 'Not run'],
  [unknown, 'Throttled'],
])('a cell %# without a figure shows its status in words', (cell, text) => {
  expect(missingFigureText(cell)).toBe(text);
});

test.each([
  [held, null],
  [notHeld, 'The server ran 21.4 requests on average, not the 32 asked for.'],
  [notHeldByUnknown, 'The server did not hold the concurrency asked for.'],
  [
    overCapacity,
    'Not run: 32 requests of 8,192 tokens of context and 4,096 of output need 393,216 tokens, which would exceed the server’s KV cache.',
  ],
  [failed, 'Timed out after 600 s.'],
  [failedSilently, 'The measurement failed; the source does not say why.'],
  [skipped, 'The tool skipped this measurement.'],
  [notRun, 'This measurement was not run.'],
  [unknown, 'The source gives the status “Throttled”, which this site does not know.'],
])('the reason of status %# is "%s"', (cell, text) => {
  expect(decodeStatusReason(cell, 4096)).toBe(text);
});

test('a cell over capacity gives no numbers where the longest answer is unknown', () => {
  expect(decodeStatusReason(overCapacity, null)).toBe(
    'Not run: this many requests at this context would exceed the server’s KV cache.',
  );
});

test('a place is named in words', () => {
  expect(decodePlace({ contextLabel: '8K', concurrency: 1 })).toBe('8K, 1 request');
  expect(decodePlace({ contextLabel: '1019K', concurrency: 128 })).toBe('1019K, 128 requests');
});
