import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DecodeCellSchema, type DecodeCell } from '../../../src/run/decode.ts';
import { PrefillPointSchema } from '../../../src/run/prefill.ts';
import { ProtocolSchema } from '../../../src/run/protocol.ts';
import type { ResultPart } from '../../../src/readers/result-part.ts';
import { fixture, readJson } from './read-part.ts';
import { sound } from './sound.ts';

const texts = new Map(Object.keys(sound).map((name) => [name, fixture(name)]));

/** Every number in a text, as it is, and moved by three places as seconds are to ms. */
function numbersIn(text: string): Set<number> {
  const numbers = Array.from(text.matchAll(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi), ([number]) =>
    number.toLowerCase(),
  );
  return new Set(
    numbers.flatMap((number) => {
      const [mantissa = '', exponent = '0'] = number.split('e');
      return [Number(number), Number(`${mantissa}e${Number(exponent) + 3}`)];
    }),
  );
}

function figuresOf(part: ResultPart): number[] {
  const rows: object[] = [...part.prefill, ...part.decode, ...part.bursts];
  const inner = [...part.decode, ...part.bursts].flatMap((cell: DecodeCell) =>
    cell.status === 'valid' || cell.status === 'capacity-limited'
      ? [cell.percentiles ?? {}, cell.speculation ?? {}]
      : [],
  );
  return [...rows, ...inner].flatMap((row) =>
    Object.entries(row).flatMap(([key, value]) =>
      typeof value === 'number' && key !== 'sourceLine' ? [value] : [],
    ),
  );
}

/** A text is read or refused; what is read is sound, and every figure in it stands in the text. */
function expectPartOrProblems(text: string): void {
  const { part, problems } = readJson(text);
  expect(part === null).toBe(problems !== '');
  if (part === null) return;
  const numbers = numbersIn(text);
  expect(figuresOf(part).filter((figure) => !numbers.has(figure))).toEqual([]);
  // No row is lost on the way.
  const tried = [...part.decode, ...part.bursts].filter(({ status }) =>
    /^(?:valid|capacity-limited|error)$/.test(status),
  );
  expect(tried).toHaveLength(part.extract?.match(/"context_tokens": /g)?.length ?? 0);
  for (const point of part.prefill) PrefillPointSchema.parse(point);
  for (const cell of [...part.decode, ...part.bursts]) DecodeCellSchema.parse(cell);
  ProtocolSchema.parse(part.protocol);
  const again = readJson(part.extract ?? '');
  expect(again.problems).toBe('');
  expect(again.part).toEqual(part);
}

/** The name of a sound file, which a counterexample then shows in the place of its text. */
const anyName = fc.constantFrom(...texts.keys());

function textOf(name: string): string {
  return texts.get(name) ?? '';
}

/** What stands in the place of a value: of each type, out of reason, and what only Python writes. */
const strangeValue = fc.oneof(
  fc.constantFrom(
    ...[
      'null',
      'true',
      'false',
      '0',
      '-0.0',
      '-1',
      '-3',
      '0.5',
      '1.5',
      '1e300',
      '-1e300',
      '1e999',
      '1e-320',
      '2e1',
    ],
    ...[
      'NaN',
      'Infinity',
      '-Infinity',
      '""',
      '"fast"',
      '"NaN"',
      '"12"',
      '[]',
      '{}',
      '[1]',
      '{"__proto__": {"x": 1}}',
    ],
    ...[
      '{"__proto__": null}',
      '9007199254740993',
      '123456789012345678901234567890',
      '"\\ud800"',
      '"\\u0000"',
      '[[[]]]',
    ],
  ),
  fc.json({ maxDepth: 2 }),
);

const VALUE = /(?<=": |\[|\n\s{0,20})(?:"(?:[^"\\]|\\.)*"|[\w.+-]+)(?=,?\n|,? ?[\]}"])/g;

function placesIn(text: string): { start: number; end: number }[] {
  return Array.from(text.matchAll(VALUE), ({ index, 0: value }) => ({
    start: index,
    end: index + value.length,
  }));
}

describe('is read or refused, never crashes, and shows no figure that does not stand in it:', () => {
  test('a sound file with strange values', () => {
    fc.assert(
      fc.property(
        anyName,
        fc.array(fc.tuple(fc.nat(), strangeValue), { minLength: 1, maxLength: 4 }),
        (name, changes) => {
          const text = textOf(name);
          const places = placesIn(text);
          const chosen = new Map(changes.map(([at, value]) => [at % places.length, value]));
          const parts = places.flatMap(({ start, end }, index) => [
            text.slice(index === 0 ? 0 : places[index - 1]?.end, start),
            chosen.get(index) ?? text.slice(start, end),
          ]);
          expectPartOrProblems([...parts, text.slice(places.at(-1)?.end)].join(''));
        },
      ),
      { numRuns: 250 },
    );
  });

  test('a sound file without some keys, or with others', () => {
    fc.assert(
      fc.property(
        anyName,
        fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
        strangeValue,
        (name, at, value) => {
          const text = textOf(name);
          const keys = Array.from(text.matchAll(/"\w+"(?=:)/g), ({ index, 0: key }) => ({ index, key }));
          const chosen = new Set(at.map((place) => place % keys.length));
          let changed = '';
          let end = 0;
          for (const [index, { index: start, key }] of keys.entries()) {
            changed +=
              text.slice(end, start) + (chosen.has(index) ? `"__proto__": ${value}, "x${key.slice(1)}` : key);
            end = start + key.length;
          }
          expectPartOrProblems(changed + text.slice(end));
        },
      ),
      { numRuns: 150 },
    );
  });

  test('a sound file cut off, or with text in it', () => {
    fc.assert(
      fc.property(anyName, fc.nat(), fc.nat(200), fc.string(), (name, at, length, inserted) => {
        const text = textOf(name);
        const start = 1 + (at % (text.length - 1));
        expectPartOrProblems(text.slice(0, start));
        expectPartOrProblems(text.slice(0, start) + inserted + text.slice(start + length));
      }),
      { numRuns: 150 },
    );
  });

  test('a file of any small numbers', () => {
    const number = fc.oneof(
      fc.nat(4),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(8192, 16384),
    );
    const cell = fc.record(
      {
        context_tokens: fc.constantFrom(0, 8192, 16384),
        concurrency: fc.constantFrom(1, 2, 3),
        aggregate_tps: number,
        ttft_p50: number,
        inter_token_latency_p99: number,
        completed_request_count: fc.nat(9),
        avg_running_reqs: number,
        capacity_limited: fc.boolean(),
        loop_detected: fc.boolean(),
        failure_reason: fc.constantFrom('', 'ReadTimeout'),
      },
      { requiredKeys: ['context_tokens', 'concurrency', 'aggregate_tps'] },
    );
    const file = fc.record({
      metadata: fc.record({
        context_lengths: fc.constantFrom([0, 8192], [16384, 8192, 0]),
        concurrency_levels: fc.constantFrom([1], [3, 2, 1]),
        max_tokens: fc.nat(4096),
        max_total_tokens: fc.nat(100_000),
      }),
      results: fc.uniqueArray(cell, {
        maxLength: 6,
        selector: ({ context_tokens, concurrency }) => `${context_tokens} ${concurrency}`,
      }),
      summary_table: fc.constant({}),
    });
    fc.assert(
      fc.property(file, (value) => {
        expectPartOrProblems(JSON.stringify(value));
      }),
      { numRuns: 250 },
    );
  });

  test('any JSON, and any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.json(), fc.string()).filter((text) => text.trim() !== ''),
        expectPartOrProblems,
      ),
    );
  });

  test('lists and objects within one another a hundred thousand deep', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    for (const text of [textOf('version-0.6.2-83-keys'), textOf('minified-proxy')]) {
      expectPartOrProblems(text.replace('"metadata": {', () => `"metadata": {"other": ${deep}, `));
      expectPartOrProblems(text.replace('"prefill":', () => `"startup_diagnostics": ${deep}, "prefill":`));
      expectPartOrProblems(text.replace('"model"', () => `"model": ${deep}, "model"`));
    }
  });
});
