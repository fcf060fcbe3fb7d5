import { expect, test } from 'vitest';
import { derived } from '../../src/figures/derived.ts';
import { inkling, kimi } from './golden-runs.ts';

test('what is derived survives JSON', () => {
  for (const run of [kimi, inkling]) {
    const found = derived(run);
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    expect(found.fits).not.toHaveLength(0);
    expect(found.findings).not.toHaveLength(0);
  }
});
