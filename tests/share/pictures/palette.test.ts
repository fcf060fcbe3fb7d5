import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette, type Color } from '../../../src/share/pictures/palette.ts';
import { contrastRatio } from './contrast-ratio.ts';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');

function token(part: string, name: string): string {
  const value = new RegExp(String.raw`--${name}:\s*([^;]+);`).exec(part)?.[1] ?? '';
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return other === undefined ? value : token(part, other);
}

test.each(Object.entries(palette))('%s is the colour that pages have', (name, colors) => {
  expect(colors).toEqual({ light: token(light, name), dark: token(dark, name) });
});

/** The grounds of texts outside of cells; those within are read from the pictures. */
const pairs: readonly (readonly [Color, Color])[] = [
  ['ink', 'card'],
  ['soft', 'card'],
  ['faint', 'card'],
  ['finding-ink', 'card'],
  ['series-a', 'card'],
  ['series-b', 'card'],
  ['series-c', 'card'],
  ['series-d', 'card'],
  ['ink', 'finding'],
  ['hatch-ink', 'hatch'],
  ['hatch-ink', 'hatch-ground'],
];

test.each(pairs)('%s on %s has a contrast of 4.5 : 1 or more in both schemes', (ink, ground) => {
  expect(contrastRatio(palette[ink].light, palette[ground].light)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(palette[ink].dark, palette[ground].dark)).toBeGreaterThanOrEqual(4.5);
});
