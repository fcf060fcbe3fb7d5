import { expect, test } from 'vitest';
import { runListing } from '../../src/share/run-listing.ts';
import { kimi } from '../figures/golden-runs.ts';

test('a listing has everything but the measurements, and where to find those', () => {
  const { prefill, decode, ...header } = kimi;
  const { page, data, headline, ...rest } = runListing(kimi);
  expect(rest).toEqual(header);
  expect(page).toBe('/runs/kimi-k2.6-h200x8/');
  expect(data).toBe('/runs/kimi-k2.6-h200x8/run.json');
  expect(headline).toEqual({
    singleRequest: decode[0],
    peakDecode: decode.find(({ sourceLine }) => sourceLine === 85),
    fastestPrefill: prefill[1],
    longestContext: decode.find(({ sourceLine }) => sourceLine === 113),
  });
});
