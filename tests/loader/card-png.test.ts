import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardPng } from '../../src/loader/card-png.ts';
import { comparisonCard } from '../../src/share/pictures/comparison-card.ts';
import { runCard } from '../../src/share/pictures/run-card.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';

/** Width and height from the header of a PNG. */
function sizeOf(png: Uint8Array): readonly number[] {
  const view = new DataView(png.buffer, png.byteOffset);
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return [view.getUint32(16), view.getUint32(20)];
}

test.each([
  ['a run', runCard(kimi, 'Speed test matrices')],
  [
    'a run in a writing system of another font',
    runCard({ ...kimi, model: { ...kimi.model, name: '中文' } }, 'Site'),
  ],
  [
    'a comparison',
    comparisonCard(
      { slug: 'x', title: 'X', runs: [kimi, inkling], baseline: kimi.id },
      'Speed test matrices',
    ),
  ],
])('the card of %s is a PNG of 1200 × 630', async (_name, svg) => {
  const png = await cardPng(svg);
  expect(sizeOf(png)).toEqual([1200, 630]);
  expect(png.length).toBeGreaterThan(10_000);
});

test('a card is drawn once for the same SVG, and again for another', async () => {
  const folder = 'node_modules/.cache/cards';
  await cardPng(runCard(kimi, 'Site'));
  const before = new Set(readdirSync(folder));
  const svg = runCard(kimi, randomUUID());
  await cardPng(svg);
  const added = readdirSync(folder).filter((file) => !before.has(file));
  try {
    expect(added).toHaveLength(1);
    for (const file of added) writeFileSync(join(folder, file), 'kept');
    expect(Buffer.from(await cardPng(svg)).toString()).toBe('kept');
    expect(sizeOf(await cardPng(runCard(kimi, 'Site')))).toEqual([1200, 630]);
  } finally {
    for (const file of added) rmSync(join(folder, file));
  }
});
