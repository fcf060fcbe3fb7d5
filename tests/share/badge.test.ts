import { expect, test } from 'vitest';
import { badgeSvg, runBadge, shieldsEndpoint } from '../../src/share/badge.ts';
import { kimi } from '../figures/golden-runs.ts';
import { syntheticRun } from '../figures/synthetic-run.ts';
import { hostileRun } from './hostile-run.ts';

test('a badge names model and machine, and gives the peak', () => {
  expect(runBadge(kimi)).toEqual({ label: 'Kimi-K2.6 · H200 SXM ×8', message: '398.9 tok/s peak' });
  expect(runBadge(syntheticRun({})).message).toBe('no decode figures');
});

test('the endpoint has what shields.io asks for', () => {
  expect(shieldsEndpoint(runBadge(kimi))).toEqual({
    schemaVersion: 1,
    label: 'Kimi-K2.6 · H200 SXM ×8',
    message: '398.9 tok/s peak',
    color: '0b5cad',
  });
});

test('the picture says the same to the eye and to a screen reader', () => {
  const svg = badgeSvg(runBadge(kimi));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="20"/);
  expect(svg).toContain('aria-label="Kimi-K2.6 · H200 SXM ×8: 398.9 tok/s peak"');
  expect(svg).toContain('>398.9 tok/s peak</text>');
});

test('a hostile name is cut, and stays text', () => {
  const badge = runBadge(hostileRun);
  expect([...badge.label]).toHaveLength(60);
  const svg = badgeSvg({ ...badge, label: '<script>"\'&\u202E' });
  expect(svg).toContain('>&lt;script&gt;&quot;&#39;&amp;[U+202E]</text>');
  expect(svg.match(/<\w+/g)).toEqual(
    ['svg', 'title', 'clipPath', 'rect', 'g', 'rect', 'rect', 'text', 'text'].map((name) => `<${name}`),
  );
});
