import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../src/readers/json/json-value.ts';
import { parseJson } from '../../../src/readers/json/parse-json.ts';
import { formatProblems } from '../../../src/readers/problem.ts';
import { Report } from '../../../src/readers/report.ts';

function parse(text: string): { value: JsonValue | null; problems: string } {
  const report = new Report('x.json', text);
  const value = parseJson(report);
  return { value, problems: formatProblems(report.problems) };
}

/** What JSON.parse would give. */
function plain(value: JsonValue | null): unknown {
  switch (value?.kind) {
    case 'object':
      return Object.fromEntries([...value.members].map(([key, inner]) => [key, plain(inner)]));
    case 'list':
      return value.items.map(plain);
    case 'text':
    case 'number':
    case 'boolean':
      return value.value;
    case 'null':
    case undefined:
      return null;
  }
}

test('reads what JSON.parse reads, as it does', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(0, 2), (text, indent) => {
      const written = JSON.stringify(JSON.parse(text), null, indent);
      const { value, problems } = parse(written);

      expect(problems).toBe('');
      expect(plain(value)).toEqual(JSON.parse(written));
    }),
  );
});

test('refuses what JSON.parse refuses, but for the numbers of Python', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          ...[
            '[',
            ']',
            '{',
            '}',
            ',',
            ':',
            '"',
            '1',
            '-',
            '0',
            '.',
            'e',
            '+',
            't',
            'n',
            'u',
            '\\',
            ' ',
            '\n',
          ],
          ...['true', 'null', '"a"'],
        ),
        { maxLength: 12 },
      ),
      (parts) => {
        const text = parts.join('');
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        const { value, problems } = parse(text);

        expect(value !== null).toBe(isJson);
        expect(problems === '').toBe(isJson || text.trim() === '');
      },
    ),
    { numRuns: 5000 },
  );
});

test('knows where each value begins, and how a number is written', () => {
  expect(parse('{"a": [1.50, "x"]}').value).toEqual({
    kind: 'object',
    start: 0,
    repeated: new Map(),
    members: new Map([
      [
        'a',
        {
          kind: 'list',
          start: 6,
          items: [
            { kind: 'number', start: 7, text: '1.50', value: 1.5 },
            { kind: 'text', start: 13, value: 'x' },
          ],
        },
      ],
    ]),
  });
});

test('keeps the first of a repeated key, and the place of the second', () => {
  const { value } = parse('{"a": 1, "a": 2}');

  expect(plain(value)).toEqual({ a: 1 });
  expect(value).toMatchObject({ repeated: new Map([['a', 9]]) });
});

test('a key may be named as what objects inherit', () => {
  const { value } = parse('{"__proto__": {"x": 1}, "constructor": 2, "toString": 3}');

  expect(value?.kind === 'object' ? [...value.members.keys()] : []).toEqual([
    '__proto__',
    'constructor',
    'toString',
  ]);
  expect({}).not.toHaveProperty('x');
});

test.each([
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
  ['1e999', Infinity],
])('reads %s as a number', (text, value) => {
  expect(parse(`[${text}]`).value).toMatchObject({ items: [{ kind: 'number', start: 1, text, value }] });
});

test('reads a million lists within one another', { timeout: 30_000 }, () => {
  const depth = 1_000_000;

  expect(parse('['.repeat(depth) + ']'.repeat(depth)).problems).toBe('');
  expect(parse('['.repeat(depth)).problems).toBe(
    'x.json:1:1000000 The file ends before this "[" is closed.\n  It was cut off: take it anew as the tool wrote it.',
  );
});

const NOT_JSON = '  The file is not sound JSON: take it anew as the tool wrote it.';

describe('refuses', () => {
  test.each([
    ['[1 2]', '1:4 A "," or "]" is expected here.'],
    ['{"a": 1 "b"}', '1:9 A "," or "}" is expected here.'],
    ['[1,]', '1:4 A value is expected here.'],
    ['[,1]', '1:2 A value or "]" is expected here.'],
    ['{"a": 1,}', '1:9 A key in double quotes is expected here.'],
    ['{a: 1}', '1:2 A key in double quotes or "}" is expected here.'],
    ['{"a" 1}', '1:6 A ":" is expected here.'],
    ['[-]', '1:2 A value or "]" is expected here.'],
    ['[- Infinity]', '1:2 A value or "]" is expected here.'],
    ['[01]', '1:3 A "," or "]" is expected here.'],
    ['[+1]', '1:2 A value or "]" is expected here.'],
    ['[1.]', '1:2 The number that begins here is not complete.'],
    ['[nan]', '1:2 A value or "]" is expected here.'],
    ['["a\nb"]', '1:2 The text that begins here has no end on its line.'],
    ['["a\u0001b"]', '1:2 The text that begins here holds a control character.'],
    ['["\\x"]', '1:2 The text that begins here holds an escape that JSON does not have.'],
    ['["\\u12"]', '1:2 The text that begins here holds an escape that JSON does not have.'],
    ['[1] // one', '1:5 The JSON ends before this.\n  One file holds one result.'],
    ['/* one */ [1]', '1:1 A value is expected here.'],
  ])('%j', (text, problem) => {
    expect(parse(text).problems).toBe(
      `x.json:${problem.includes('\n') ? problem : `${problem}\n${NOT_JSON}`}`,
    );
  });
});
