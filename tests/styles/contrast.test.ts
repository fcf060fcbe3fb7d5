import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Tokens = ReadonlyMap<string, string>;

/** The declarations of custom properties in a piece of CSS, by name without the dashes. */
function declarations(text: string): [string, string][] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line.startsWith('--') && line.endsWith(';'))
    .map((line) => [line.slice(2, line.indexOf(':')), line.slice(line.indexOf(':') + 1, -1).trim()]);
}

const css = readFileSync('src/styles/tokens.css', 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
const schemes = {
  light: new Map(declarations(light)),
  dark: new Map([...declarations(light), ...declarations(dark)]),
};

/** A token as "#rrggbb", through the variables that it is made of. */
function color(tokens: Tokens, name: string): string {
  const value = tokens.get(name) ?? '';
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return color(tokens, other);
  if (!/^#[\da-f]{6}$/.test(value)) throw new Error(`token ${name} is no colour: ${value}`);
  return value;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

/** Each ground with the inks that stand on it. */
const pairs: readonly (readonly [ground: string, inks: readonly string[]])[] = [
  ['paper', ['ink', 'soft', 'faint', 'accent']],
  ['card', ['ink', 'soft', 'faint', 'accent', 'finding-ink', 'series-a', 'series-b', 'series-c', 'series-d']],
  ['accent', ['accent-ink']],
  ['accent-soft', ['ink', 'accent']],
  // A metric that is chosen is inverted.
  ['ink', ['card']],
  ['finding', ['ink', 'soft', 'accent', 'finding-ink']],
  ...[0, 1, 2, 3, 4].map((level) => [`level-${String(level)}`, ['level-ink-worse']] as const),
  ['level-5', ['level-5-ink']],
  ...[6, 7, 8].map((level) => [`level-${String(level)}`, ['level-ink-better']] as const),
  ['hatch-ground', ['hatch-ink']],
  ['hatch', ['hatch-ink']],
  ...['even', 'b-1', 'b-2', 'b-3', 'a-1', 'a-2', 'a-3'].map(
    (ratio) => [`ratio-${ratio}`, ['ratio-ink']] as const,
  ),
  ['ratio-b-4', ['ratio-b-4-ink']],
  ['ratio-a-4', ['ratio-a-4-ink']],
];

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const tokens = schemes[scheme];

  test.each(pairs.flatMap(([ground, inks]) => inks.map((ink) => [ink, ground] as const)))(
    '%s on %s has a contrast of 4.5 : 1 or more',
    (ink, ground) => {
      expect(contrast(color(tokens, ink), color(tokens, ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('levels grow steadily, so that neighbours differ', () => {
    const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((level) =>
      luminance(color(tokens, `level-${String(level)}`)),
    );
    const sorted = [...levels].sort((a, b) => (scheme === 'light' ? b - a : a - b));
    expect(levels).toEqual(sorted);
    expect(new Set(levels).size).toBe(9);
  });

  test.each([0, 1, 2, 3, 4])('the line %i of a chart stands out from its card by 3 : 1 or more', (line) => {
    expect(contrast(color(tokens, `line-${String(line)}`), color(tokens, 'card'))).toBeGreaterThanOrEqual(3);
  });
});

test('every colour of the light scheme has its dark one', () => {
  const colors = (text: string): string[] =>
    declarations(text)
      .map(([name]) => name)
      .sort();
  expect(colors(dark)).toEqual(colors(light));
});
