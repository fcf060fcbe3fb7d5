import { expect, test } from 'vitest';
import { runListing } from '../../src/share/run-listing.ts';
import { kimi } from '../figures/golden-runs.ts';

test('a listing has everything but the measurements, and where to find those', () => {
  const { prefill, decode, ...header } = kimi;
  const { page, data, measurements, headline, findings, kvCacheBudget, ...rest } = runListing(kimi);
  expect(rest).toEqual(header);
  expect(page).toBe('/runs/kimi-k2.6-h200x8/');
  expect(data).toBe('/runs/kimi-k2.6-h200x8/run.json');
  expect(measurements).toBe('/runs/kimi-k2.6-h200x8/measurements.csv');
  expect(findings).toContain('eager-mode');
  expect(new Set(findings).size).toBe(findings.length);
  expect(kvCacheBudget?.consistent).toBe(true);
  expect(headline).toEqual({
    singleRequest: decode[0],
    peakDecode: decode.find(({ sourceLine }) => sourceLine === 85),
    fastestPrefill: prefill[1],
    longestContext: decode.find(({ sourceLine }) => sourceLine === 113),
  });
});
