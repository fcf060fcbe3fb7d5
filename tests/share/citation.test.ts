import { expect, test } from 'vitest';
import { bibtexCitation, plainCitation } from '../../src/share/citation.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { HOSTILE_NAME_SHOWN, hostileRun } from './hostile-run.ts';

const root = 'https://example.org/bench/';

test('a BibTeX entry has author, date, tool version and hash of the source', () => {
  expect(bibtexCitation(inkling, root)).toBe(
    `@misc{inkling-small-h200x8,
  title = {{Inkling-Small on H200 SXM 141GB ×8}},
  author = {{keennay}},
  year = {2026},
  date = {2026-09-17},
  url = {https://example.org/bench/runs/inkling-small-h200x8/},
  note = {LLM inference benchmark with llm-inference-bench 0.6.2, measured Sep 17, 2026. sha256 of the source: 640a571b15e371584d5fd2bdd971df73df8d72456e357a2b3f83328e09a84345},
}`,
  );
});

test('an entry leaves out what is not known', () => {
  const entry = bibtexCitation(kimi, root);
  expect(entry).not.toMatch(/author|year|date =/);
  expect(entry).toContain('date not given');
});

test('a plain citation has the same in one line', () => {
  expect(plainCitation(inkling, root)).toBe(
    'keennay. “Inkling-Small on H200 SXM 141GB ×8.” LLM inference benchmark with llm-inference-bench 0.6.2, measured Sep 17, 2026. https://example.org/bench/runs/inkling-small-h200x8/ (sha256 of the source: 640a571b15e371584d5fd2bdd971df73df8d72456e357a2b3f83328e09a84345)',
  );
  expect(plainCitation(kimi, root)).toMatch(/^“Kimi-K2\.6 .* date not given\. https:/);
});

test('a hostile name keeps its field: braces match, and nothing acts in TeX', () => {
  const entry = bibtexCitation(hostileRun, root);
  let depth = 0;
  const depths = [...entry].map((character) => {
    depth += character === '{' ? 1 : character === '}' ? -1 : 0;
    return depth;
  });
  expect(Math.min(...depths.slice(1 + '@misc'.length, -1))).toBe(1);
  expect(depth).toBe(0);
  expect(entry.split('\n')).toHaveLength(8);
  const author = /author = \{\{(.*)\}\},/.exec(entry)?.[1] ?? '';
  expect(author).not.toMatch(/(?<!\\)[$&#%_]|[\^~<>|"]/);
  expect(unescaped(author)).toBe(HOSTILE_NAME_SHOWN);
});

/** What TeX prints for the commands that the entry uses. */
function unescaped(tex: string): string {
  const printed: Readonly<Record<string, string>> = {
    backslash: '\\',
    braceleft: '{',
    braceright: '}',
    asciicircum: '^',
    asciitilde: '~',
    less: '<',
    greater: '>',
    bar: '|',
    quotedbl: '"',
  };
  return tex.replaceAll(
    /\\text([a-z]+)\{\}|\\([$&#%_])/g,
    (_, name: string | undefined, character: string | undefined) => character ?? printed[name ?? ''] ?? '?',
  );
}
