import { expect, test } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { z } from 'zod';
import { formatProblems } from '../../src/readers/problem.ts';
import { readRunYaml } from '../../src/readers/run-yaml.ts';
import { runYamlJsonSchema, RunYamlSchema } from '../../src/run/run-yaml.ts';
import { fileOf } from './run-folder-files.ts';

function read(text: string) {
  return readRunYaml({ file: 'run.yaml', bytes: new TextEncoder().encode(text) });
}

const KEYS =
  'Known are title, model, hardware, engine, tool, toolVersion, measurementKind, decodeTest, prefillMode, secondsPerMeasurement, maxOutputTokens, decimalComma, launchCommand, author, via, measuredAt, notes.';

test.each([
  { text: 'notes: |\n  Two\n  lines.\n', value: { notes: 'Two\nlines.\n' } },
  { text: 'author: alice # who else\n', value: { author: 'alice' } },
  { text: '# nothing but a comment\n', value: {} },
  { text: 'measuredAt: 2026-09-17\n', value: { measuredAt: '2026-09-17' } },
  {
    text: 'engine: &e {name: vllm}\nhardware: {additional: {CPU: "2"}}\n',
    value: { engine: { name: 'vllm' }, hardware: { additional: { CPU: '2' } } },
  },
])('reads $text', ({ text, value }) => {
  expect(read(text)).toMatchObject({ yaml: value, problems: [] });
});

test('says where a value stands, and of one that is not there the file alone', () => {
  const { placeOf } = read('model:\n  name: Kimi-K2.6\n');
  expect(placeOf('model.name')).toEqual({ file: 'run.yaml', line: 2, column: 9 });
  expect(placeOf('model.revision')).toEqual({ file: 'run.yaml' });
});

test.each([
  { text: 'athor: alice', problem: '1:1 Unknown key "athor".\n  Did you mean "author"?' },
  { text: 'colour: red', problem: `1:1 Unknown key "colour".\n  ${KEYS}` },
  { text: '__proto__: 1', problem: `1:1 Unknown key "__proto__".\n  ${KEYS}` },
  {
    text: 'quantization: INT4',
    problem: '1:1 Unknown key "quantization".\n  Write it below "engine:", indented.',
  },
  {
    text: 'model:\n  author: alice',
    problem: '2:3 Unknown key "model.author".\n  Write "author" at the start of a line.',
  },
  {
    text: 'hardware: {gpus: 8}',
    problem:
      '1:12 Unknown key "hardware.gpus".\n  Known are type, gpu, gpuCount, vramGb, vramPerGpuGb, os, additional.',
  },
  {
    text: 'hardware: H200',
    problem: '1:11 hardware is no mapping.\n  Write its keys below it, each indented.',
  },
  { text: 'hardware:', problem: '1:10 hardware has no value.\n  Write one, or leave the line out.' },
  {
    text: 'hardware: {gpuCount: eight}',
    problem: '1:22 hardware.gpuCount is the text "eight", not a number.\n  Write it like "gpuCount: 8".',
  },
  {
    text: 'hardware: {gpuCount: 0}',
    problem: '1:22 hardware.gpuCount 0 is not above 0.\n  Write it like "gpuCount: 8".',
  },
  {
    text: 'hardware: {gpuCount: 1.5}',
    problem: '1:22 hardware.gpuCount is the number 1.5, not a whole number.\n  Write it like "gpuCount: 8".',
  },
  {
    text: 'hardware: {vramGb: .inf}',
    problem:
      '1:20 hardware.vramGb is the number Infinity, which nothing has.\n  Write it like "vramGb: 1128".',
  },
  {
    text: 'maxOutputTokens: 1e300',
    problem:
      '1:18 maxOutputTokens 1e+300 is more than anything has.\n  Write it like "maxOutputTokens: 4096".',
  },
  {
    text: 'engine: {version: 0.29}',
    problem: '1:19 engine.version is the number 0.29, not text.\n  Put it in quotes.',
  },
  { text: 'author: [a, b]', problem: '1:9 author is a list.\n  Write one text.' },
  { text: 'author: {name: a}', problem: '1:9 author is a mapping.\n  Write one text.' },
  { text: 'author: ""', problem: '1:9 author "" is empty.\n  Write a value, or leave it out.' },
  { text: 'author: "@alice"', problem: '1:9 author "@alice" begins with "@".\n  Write "alice".' },
  { text: 'toolVersion: v0.6.2', problem: '1:14 toolVersion "v0.6.2" begins with "v".\n  Write "0.6.2".' },
  {
    text: 'engine: {build: —}',
    problem: '1:17 engine.build "—" says nothing.\n  Leave the line out where it is unknown.',
  },
  {
    text: 'title: "a\\u202Eb"',
    problem: '1:8 title "a<U+202E>b" has a character that cannot be seen.\n  Take it out.',
  },
  {
    text: 'title: "a\\nb"',
    problem: '1:8 title "a\\nb" has more than one line.\n  Write it on one line.',
  },
  {
    text: 'decimalComma: yes',
    problem:
      '1:15 decimalComma is the text "yes", neither true nor false.\n  Write it like "decimalComma: true".',
  },
  {
    text: 'decodeTest: Fixed requests',
    problem:
      '1:13 decodeTest "Fixed requests" is no test of decode that is known.\n  Write it like "decodeTest: Fixed duration".',
  },
  {
    text: 'measurementKind: bursts',
    problem:
      '1:18 measurementKind "bursts" is none of sustained, burst, end-to-end, batch-step, depth-step.\n  Write it like "measurementKind: sustained".',
  },
  {
    text: 'measuredAt: Sep 17, 2026',
    problem:
      '1:13 measuredAt "Sep 17, 2026" is neither a moment in UTC nor a day.\n  Write it like "measuredAt: 2026-09-17T20:47:00Z".',
  },
  {
    text: 'measuredAt: 2026-02-30',
    problem:
      '1:13 measuredAt "2026-02-30" is neither a moment in UTC nor a day.\n  Write it like "measuredAt: 2026-09-17T20:47:00Z".',
  },
  {
    text: 'engine: {additional: {Driver: 580.95}}',
    problem: '1:31 engine.additional.Driver is the number 580.95, not text.\n  Put it in quotes.',
  },
  {
    text: 'engine: {additional: {__proto__: x}}',
    problem: '1:23 "__proto__" is no name.\n  Write each as "name: text" on a line of its own.',
  },
  {
    text: '- author: alice',
    problem: '1:1 These are not keys.\n  Write one key per line, such as "author: keennay".',
  },
  {
    text: 'hardware: &h\n  additional: *h',
    problem: '2:15 "*h" stands for a mapping.\n  Write the keys out.',
  },
  {
    text: 'author: a\nauthor: b',
    problem: '2:1 The key "author" is made a second time.\n  Keep one of the two.',
  },
])('refuses $text', ({ text, problem }) => {
  const { yaml, problems } = read(text);
  expect(formatProblems(problems)).toBe(`run.yaml:${problem}`);
  expect(yaml).toBeNull();
});

test('mappings that hold mappings by aliases are refused before anything is made of them', () => {
  const ten = (name: string, of: string) =>
    `${name}: &${name} {${Array.from({ length: 10 }, (_, index) => `k${index}: ${of}`).join(', ')}}`;
  const names = Array.from({ length: 16 }, (_, index) => `m${index}`);
  const text = names.map((name, index) => ten(name, index === 0 ? 'x' : `*${names[index - 1] ?? ''}`));
  const { problems } = read(text.join('\n'));
  expect(problems).toHaveLength(150);
  expect(problems[0]?.message).toBe('"*m0" stands for a mapping.');
});

test('reports all that is wrong at once, with every line', () => {
  const { problems } = read('hardwear: {}\nmodel:\n  nam: x\ntoolVersion: 1\nmeasuredAt: x\n');
  expect(problems.map(({ location: { line, column } }) => [line, column])).toEqual([
    [1, 1],
    [3, 3],
    [4, 14],
    [5, 13],
  ]);
});

test('the published schema accepts and refuses what the reader does', () => {
  const validate = new Ajv2020({ strict: false, formats: { 'date-time': true, date: true } }).compile(
    runYamlJsonSchema(),
  );
  const sound: unknown = parse(fileOf('kimi-as-a-table', 'run.yaml'));
  expect([validate(sound), RunYamlSchema.safeParse(sound).success]).toEqual([true, true]);
  for (const wrong of [{ athor: 'alice' }, { hardware: { gpuCount: 0 } }, { engine: { version: 1 } }])
    expect([validate(wrong), RunYamlSchema.safeParse(wrong).success]).toEqual([false, false]);
});

/** What the examples of a schema give together. */
function exampleOf(schema: unknown): unknown {
  const { properties, examples } = z
    .object({
      properties: z.record(z.string(), z.unknown()).optional(),
      examples: z.array(z.unknown()).optional(),
    })
    .parse(schema);
  if (properties === undefined) return examples?.[0];
  return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, exampleOf(value)]));
}

test('the examples of all keys are what a run.yaml may say', () => {
  const example = exampleOf(runYamlJsonSchema());
  expect(RunYamlSchema.parse(example)).toEqual(example);
  expect(example).toMatchObject({ hardware: { gpuCount: 8 }, decimalComma: true });
});
