import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkedFiles, type HandedFile } from '../../src/check/checked-files.ts';
import { pastedFiles } from '../../src/check/pasted-files.ts';
import { toldProblems } from '../../src/check/told-problems.ts';

const kimi = readFileSync('content/runs/kimi-k2.6-h200x8.txt', 'utf8');
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const document: HandedFile = { path: 'kimi-k2.6-h200x8.txt', bytes: bytes(kimi) };

const placesOf = (files: readonly HandedFile[]): readonly string[] =>
  toldProblems(checkedFiles(files)).map(({ place }) => place);

describe('checkedFiles', () => {
  test('reads a document as the build does', () => {
    const { checked, runs, problems } = checkedFiles([document]);
    expect({ checked, problems }).toEqual({ checked: 1, problems: [] });
    expect(runs.map(({ path, run }) => [path, run.title])).toEqual([
      ['kimi-k2.6-h200x8.txt', 'Kimi-K2.6 on H200 SXM 141GB ×8'],
    ]);
  });

  test('tells a problem with its line, in whichever encoding that is written', () => {
    const wrong = kimi.replace('| Sustained decode | 8K | 1 |', '| Sustained decode | 8G | 1 |');
    const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from(wrong, 'utf16le')]);
    for (const file of [bytes(wrong), utf16])
      expect(toldProblems(checkedFiles([{ path: 'kimi.txt', bytes: file }]))).toEqual([
        {
          place: 'kimi.txt:73:22',
          message: 'The Context "8G" is not a context length.',
          hint: 'Write it like "8K", with a capital K, which is 1,024 tokens: "1024K" rather than "1M".',
          excerpt: [
            '  73 | | Sustained decode | 8G | 1 | Valid | 26.2 | 27.6 | 137 ms | 36.2 ms | 1.0 | 0 | 785 | 30.0 s |',
            '     |                      ^',
          ],
        },
      ]);
  });

  test('reads the files of a folder with run.yaml as one run, others one by one', () => {
    const folder = [
      { path: 'kimi/kimi.txt', bytes: bytes(kimi) },
      { path: 'kimi/run.yaml', bytes: bytes('notes: Measured twice.\n') },
    ];
    const { checked, runs, problems } = checkedFiles([...folder, document]);
    expect(problems).toEqual([]);
    expect(checked).toBe(2);
    expect(runs.map(({ path, run }) => [path, run.id, run.publication.notes])).toEqual([
      ['kimi', 'kimi', 'Measured twice.'],
      ['kimi-k2.6-h200x8.txt', 'kimi-k2.6-h200x8', undefined],
    ]);
  });

  test('reads files beside run.yaml as one run, also without the folder that they were in', () => {
    const { checked, runs, problems } = checkedFiles([
      { path: 'kimi.txt', bytes: bytes(kimi) },
      { path: 'run.yaml', bytes: bytes('notes: Measured twice.\n') },
    ]);
    expect(problems).toEqual([]);
    expect(checked).toBe(1);
    expect(runs.map(({ path, run }) => [path, run.publication.notes])).toEqual([
      ['unnamed-run', 'Measured twice.'],
    ]);
  });

  test('tells problems of many files in their order', () => {
    const empty = (path: string): HandedFile => ({ path, bytes: bytes('') });
    expect(placesOf([empty('b.txt'), empty('a.txt'), document])).toEqual(['a.txt', 'b.txt']);
  });
});

test.each([
  ['{"metadata": {}}', 'pasted.json'],
  ['\n[1]', 'pasted.json'],
  ['Phase,Context,Requests at once', 'pasted.csv'],
  ['"Context"\t"Phase"\n', 'pasted.csv'],
  ['Speed test matrix\n\nPhase,', 'pasted.txt'],
  ['anything', 'pasted.txt'],
])('the pasted text %j is the file %s', (result, name) => {
  expect(pastedFiles({ result, runYaml: ' ' }).map(({ path }) => path)).toEqual([name]);
});

test('what is pasted with run.yaml is a folder', () => {
  expect(pastedFiles({ result: '{}', runYaml: 'model:' }).map(({ path }) => path)).toEqual([
    'pasted-run/pasted.json',
    'pasted-run/run.yaml',
  ]);
  expect(pastedFiles({ result: ' ', runYaml: '' })).toEqual([]);
});
