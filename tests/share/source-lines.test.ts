import { expect, test } from 'vitest';
import { sourceLines } from '../../src/share/source-lines.ts';
import { measuredCell, overCapacityCell, prefillPoint, syntheticRun } from '../figures/synthetic-run.ts';

const none = syntheticRun({});

/** The text of each line, a name in place of each character that does not show. */
function shown(text: string): string[] {
  return sourceLines(text, none).map(({ parts }) =>
    parts.map((part) => (part.name === null ? part.text : `[${part.name}]`)).join(''),
  );
}

test.each([
  ['a\nb', ['a', 'b']],
  ['a\nb\n', ['a', 'b']],
  ['a\r\nb\r\n\r\n', ['a', 'b', '']],
  ['a\rb', ['a', 'b']],
  ['\n a\t| b  ', ['', ' a\t| b  ']],
  ['', []],
])('the text %j has the lines %j', (text, lines) => {
  expect(shown(text)).toEqual(lines);
  expect(sourceLines(text, none).map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
});

test.each([
  ['\uFEFFSpeed test', '[BOM]Speed test'],
  ['8\u00A0K\u202Fx', '8[NBSP]K[NNBSP]x'],
  ['a\u202E\u2066b', 'a[RLO][LRI]b'],
  ['a\u0085b\u0001', 'a[U+0085]b[U+0001]'],
  ['a\u2003b\u{E0041}', 'a[U+2003]b[U+E0041]'],
  ['a\u2028b', 'a[LSEP]b'],
  ['×8 · “é” 漢 🙂 עב', '×8 · “é” 漢 🙂 עב'],
])('the line %j shows as %s', (line, expected) => {
  expect(shown(line)).toEqual([expected]);
});

test('characters that do not show are kept', () => {
  const line = '\uFEFFa\u00A0\u202Eb\u{E0041}';
  const [first] = sourceLines(line, none);
  expect(first?.parts.map(({ text }) => text).join('')).toBe(line);
});

test('a line names every figure that was read from it, by its place on the page of the run', () => {
  const run = syntheticRun({
    prefill: [{ ...prefillPoint(8192, 500), sourceLine: 2 }],
    decode: [
      { ...measuredCell(65_536, 4, { decodeTokPerSec: 9 }), sourceLine: 2 },
      { ...overCapacityCell(65_536, 8), sourceLine: 3 },
    ],
  });
  expect(sourceLines('a\nb\nc', run).map(({ feeds }) => feeds)).toEqual([
    [],
    [
      { label: 'Prefill 8K', anchor: 'prefill-8k' },
      { label: 'Decode 64K × 4', anchor: 'decode-64k-x4' },
    ],
    [{ label: 'Decode 64K × 8', anchor: 'decode-64k-x8' }],
  ]);
});
