import { describe, expect, test } from 'vitest';
import { formatProblems } from '../../src/readers/problem.ts';
import { inkling } from '../figures/golden-runs.ts';
import { bytesOf, readBytes } from './published.ts';
import {
  bench,
  benchYaml,
  decodeRow,
  header,
  problemsOfFolder,
  readFolder,
  table,
  yaml,
} from './run-folder-files.ts';

const kimiText = bytesOf('kimi-k2.6-h200x8.txt').toString('utf8');
const inklingText = bytesOf('inkling-small-h200x8.txt').toString('utf8');

describe('refused', () => {
  const files = { 'a.csv': table, 'run.yaml': yaml };
  const NO_CHANGE =
    '  run.yaml adds to what a result file says and changes none of it: correct the line, or leave it out.';

  test.each([
    {
      what: 'facts that nobody says, all at once',
      files: { ...files, 'run.yaml': 'author: alice\n' },
      problems: [
        'run.yaml Neither run.yaml nor a result file says model.name, hardware.gpu, hardware.gpuCount, engine.name, tool.',
        '  Write it in run.yaml, such as:',
        '  model:',
        '    name: Kimi-K2.6',
        '  hardware:',
        '    gpu: H200 SXM',
        '    gpuCount: 8',
        '  engine:',
        '    name: vllm',
        '  tool: llm-inference-bench',
      ],
    },
    {
      what: 'values that a document has otherwise, all of them, quoting both',
      files: {
        'a.txt': kimiText,
        'run.yaml': 'title: Mine\nhardware: {gpuCount: 4, os: linux}\nengine: {version: "0.30.0"}\n',
      },
      problems: [
        'run.yaml:1:8 title is "Mine", but a.txt says "Kimi-K2.6 on H200 SXM 141GB ×8".',
        NO_CHANGE,
        'run.yaml:2:22 hardware.gpuCount is 4, but a.txt says 8.',
        NO_CHANGE,
        'run.yaml:3:19 engine.version is "0.30.0", but a.txt says "0.29.0".',
        NO_CHANGE,
      ],
    },
    {
      what: 'a moment that a document has otherwise',
      files: { 'a.txt': inklingText, 'run.yaml': 'measuredAt: 2026-01-01T00:00:00Z\n' },
      problems: [
        `run.yaml:1:13 measuredAt is "2026-01-01T00:00:00Z", but a.txt says "${inkling.publication.measuredAt ?? ''}".`,
        NO_CHANGE,
      ],
    },
    {
      what: 'memory that is not that of its GPUs',
      files: {
        ...files,
        'run.yaml': yaml.replace('gpuCount: 8', 'gpuCount: 8, vramGb: 141, vramPerGpuGb: 141'),
      },
      problems: [
        'run.yaml:2:48 hardware.vramGb is 141, but 8 × 141 GB are 1128 GB.',
        '  Correct the figure that is wrong, or leave one of them out.',
      ],
    },
    {
      what: 'one measurement in two files',
      files: { ...files, 'b.csv': table },
      problems: [
        'b.csv:2 The prefill of 8K is in a.csv on line 2 already.',
        '  Keep one of the two.',
        'b.csv:3 The sustained decode at 8K, 1 request is in a.csv on line 3 already.',
        '  Keep one of the two.',
      ],
    },
    {
      what: 'one context with two labels in two files',
      files: {
        ...files,
        'b.csv': `${header}\n${decodeRow.replace('8K,1', '8.00K,2')}\n${decodeRow.replace('8K,1', '8.0K,4')}`,
      },
      problems: [
        'b.csv:2:18 The context "8.00K" is not a context length.',
        '  Write it like "8K", with a capital K, which is 1,024 tokens, or as tokens: "8192".',
        'b.csv:3:18 The context "8.0K" is not a context length.',
        '  Write it like "8K", with a capital K, which is 1,024 tokens, or as tokens: "8192".',
      ],
    },
    {
      what: 'a document beside other results',
      files: { ...files, 'b.txt': kimiText },
      problems: [
        'a.csv "b.txt" beside it is a document, which holds all measurements of a run.',
        '  Keep one of the two in this folder.',
      ],
    },
    {
      what: 'a folder of a table without run.yaml',
      files: { 'a.csv': table },
      problems: [
        '. The folder has no run.yaml.',
        '  Put one beside the result files that says at least:',
        '  model:',
        '    name: Kimi-K2.6',
        '  hardware:',
        '    gpu: H200 SXM',
        '    gpuCount: 8',
        '  engine:',
        '    name: vllm',
        '  tool: llm-inference-bench',
      ],
    },
    {
      what: 'a folder of a document without run.yaml',
      files: { 'a.txt': kimiText },
      problems: [
        '. The folder has no run.yaml.',
        '  "a.txt" says everything by itself: put it in the place of the folder.',
      ],
    },
    {
      what: 'a folder with run.yaml alone',
      files: { 'run.yaml': yaml },
      problems: [
        '. The folder holds no result file.',
        '  A run folder holds the files of one run: ".json", ".csv", ".tsv" or ".txt". Put them there, or take the folder out.',
      ],
    },
    {
      what: 'files of other kinds',
      files: { ...files, 'server.log': 'x', 'run.yml': yaml },
      problems: [
        'run.yml The file is named "run.yml".',
        '  Rename it to "run.yaml".',
        'server.log This file is no result: its name ends in none of ".txt", ".md", ".json", ".csv" and ".tsv".',
        '  Rename it, or take it out of the folder: everything in it would be published.',
      ],
    },
    {
      what: 'secrets in run.yaml and in a table, without quoting them',
      files: {
        'a.csv': table.replace('Valid,26.2', 'Error: hf_abcdefghijklmnopqrstuvwx1234,26.2'),
        'run.yaml': `${yaml}launchCommand: vllm serve m --api-key sk-abcdefghijklmnopqrst1234\n`,
      },
      problems: [
        'a.csv:3:30 A secret stands here: "***".',
        '  Replace it with "<redacted>" or a variable such as "$API_KEY"; if it was ever published, revoke it.',
        'a.csv:3:62 Total tok/s is "26.2", and 7 more have figures, but a row with the status "Error: *******************************" has none.',
        '  Write "—"; only rows with the status "Valid" or "Capacity limited" have figures.',
        'run.yaml:5:39 A secret stands here: "--api-key ***".',
        '  Replace it with "<redacted>" or a variable such as "$API_KEY"; if it was ever published, revoke it.',
      ],
    },
    {
      what: 'an empty file and a picture',
      files: { 'a.csv': '', 'b.json': new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'run.yaml': '\n' },
      problems: [
        'a.csv The file is empty.',
        '  Put the published result into it.',
        'b.json The file is a PNG picture, not text.',
        '  Publish the result as a text file.',
        'run.yaml The file is empty.',
        '  Put the published result into it.',
      ],
    },
  ])('$what', ({ files: given, problems }) => {
    expect(problemsOfFolder(given)).toBe(problems.join('\n'));
  });

  test('a name that can be no address', () => {
    const reading = readFolder(files, 'content/runs/Kimi K2.6');
    expect(reading.ok ? '' : formatProblems(reading.problems)).toBe(
      'content/runs/Kimi K2.6 The folder name "Kimi K2.6" cannot be the address of a run.\n' +
        '  Rename it to "kimi-k2.6": use the letters a–z, digits, "." and "-", and begin with a letter or digit.',
    );
  });
});

describe('files that contradict each other', () => {
  const other = (key: string, value: string): string =>
    bench.replace(new RegExp(`"${key}": [^,\\n]*`), () => `"${key}": ${value}`);
  const problems = (text: string): string =>
    problemsOfFolder({ 'a.json': bench, 'b.json': text, 'run.yaml': benchYaml });
  const HINT =
    '  The files of one run are of one set-up: publish what was measured with another as a run of its own.';

  test.each([
    {
      key: 'model',
      value: '"another"',
      fact: 'The served name is "another", but a.json says "nvidia/Kimi-K2.6-DFlash".',
    },
    { key: 'engine', value: '"sglang"', fact: 'The engine is "sglang", but a.json says "vllm".' },
    { key: 'version', value: '"0.6.1"', fact: 'The tool version is "0.6.1", but a.json says "0.6.2".' },
  ])('$key', ({ key, value, fact }) => {
    const [first, second, ...rest] = problems(other(key, value)).split('\n');
    expect([first, second]).toEqual([`b.json ${fact}`, HINT]);
    expect(rest.join('\n')).toContain(
      'b.json The sustained decode at 8K, 1 request is in a.json already (and 19 more are).',
    );
  });
});

describe('keys that are about nothing in the run', () => {
  const result = (
    metadata: Readonly<Record<string, unknown>>,
    parts: Readonly<Record<string, unknown>>,
  ): string =>
    JSON.stringify({
      metadata: { context_lengths: [8192], concurrency_levels: [1], ...metadata },
      results: [],
      summary_table: {},
      ...parts,
    });
  const results = [{ context_tokens: 8192, concurrency: 1, aggregate_tps: 25 }];
  const prefill = { '8192': { tok_per_sec: 8000, ttft_seconds: 1 } };
  const NOTHING = '  Leave the line out.';
  const KINDS =
    '  A fixed duration is of sustained decode, and a fixed number of requests of bursts: "measurementKind: burst".';

  test.each([
    {
      what: 'of a table, where none is',
      files: { 'a.json': bench, 'run.yaml': `decimalComma: false\n${benchYaml}` },
      problems: ['run.yaml:1:15 decimalComma is about tables, and none is in the folder.', NOTHING],
    },
    {
      what: 'of a table, beside a document',
      files: { 'a.txt': kimiText, 'run.yaml': 'decimalComma: true\n' },
      problems: ['run.yaml:1:15 decimalComma is about tables, and none is in the folder.', NOTHING],
    },
    {
      what: 'of decode, where prefill alone was measured',
      files: {
        'a.json': result({ prefill_only: true }, { prefill }),
        'run.yaml': `secondsPerMeasurement: 30\nmeasurementKind: sustained\n${yaml}`,
      },
      problems: [
        'run.yaml:1:24 secondsPerMeasurement is about decode, and none was measured.',
        NOTHING,
        'run.yaml:2:18 measurementKind is about decode, and none was measured.',
        NOTHING,
      ],
    },
    {
      what: 'of prefill, where none was measured',
      files: { 'a.json': result({}, { results }), 'run.yaml': `prefillMode: Cold prompts\n${yaml}` },
      problems: ['run.yaml:1:14 prefillMode is about prefill, and none was measured.', NOTHING],
    },
    {
      what: 'of windows, where bursts were measured',
      files: {
        'a.json': result({ decode_mode: 'request-count' }, { results }),
        'run.yaml': `secondsPerMeasurement: 30\n${yaml}`,
      },
      problems: [
        'run.yaml:1:24 secondsPerMeasurement is about sustained decode, but the decode figures are of the kind "burst".',
        NOTHING,
      ],
    },
    {
      what: 'of a burst, of a table that is none',
      files: { 'a.csv': table, 'run.yaml': `decodeTest: Fixed number of requests\n${yaml}` },
      problems: [
        'run.yaml:1:13 decodeTest is "Fixed number of requests", but the decode figures are of the kind "sustained".',
        KINDS,
      ],
    },
    {
      what: 'of bursts, where the rows say sustained decode',
      files: { 'a.csv': table, 'run.yaml': `measurementKind: burst\n${yaml}` },
      problems: [
        'run.yaml:1:18 measurementKind is "burst", but a.csv says "sustained".',
        '  run.yaml adds to what a result file says and changes none of it: correct the line, or leave it out.',
      ],
    },
    {
      what: 'of another kind than the file says',
      files: { 'a.json': result({}, { results }), 'run.yaml': `measurementKind: burst\n${yaml}` },
      problems: [
        'run.yaml:1:18 measurementKind is "burst", but a.json says "sustained".',
        '  run.yaml adds to what a result file says and changes none of it: correct the line, or leave it out.',
      ],
    },
  ])('$what', ({ files, problems }) => {
    expect(problemsOfFolder(files)).toBe(problems.join('\n'));
  });
});

test('settings that the files of a run do not share are a problem', () => {
  const of = (concurrency: number, temperature: number): string =>
    JSON.stringify({
      metadata: { context_lengths: [8192], concurrency_levels: [concurrency], temperature },
      results: [{ context_tokens: 8192, concurrency, aggregate_tps: 25 }],
      summary_table: {},
    });
  const files = (temperature: number) => ({
    'a.json': of(1, 0),
    'b.json': of(2, temperature),
    'run.yaml': yaml,
  });
  expect(problemsOfFolder(files(1))).toBe(
    'b.json The "Temperature" is "1", but a.json says "0".\n' +
      '  The files of one run are of one set-up: publish what was measured with another as a run of its own.',
  );
  expect(problemsOfFolder(files(0))).toBe('');
});

describe('lone files', () => {
  test.each([
    {
      file: 'kimi.csv',
      content: table,
      missing: ['  engine:', '    name: vllm', '  tool: llm-inference-bench'],
    },
    { file: 'kimi.json', content: bench, missing: [] },
  ])('$file alone does not say enough', ({ file, content, missing }) => {
    const reading = readBytes(`content/runs/${file}`, Buffer.from(content));
    expect(reading.ok ? '' : formatProblems(reading.problems)).toBe(
      [
        `content/runs/${file} This file alone does not say what was measured on which machine.`,
        `  Make the folder "kimi", put "${file}" into it, and beside it a file "run.yaml" that says at least:`,
        '  model:',
        '    name: Kimi-K2.6',
        '  hardware:',
        '    gpu: H200 SXM',
        '    gpuCount: 8',
        ...missing,
      ].join('\n'),
    );
  });

  test('a name that no run may have needs no other within a folder', () => {
    const reading = readBytes('content/runs/benchmark_results.json', Buffer.from(bench));
    const problems = reading.ok ? [] : reading.problems;
    expect(problems.map(({ message }) => message)).toEqual([
      'This file alone does not say what was measured on which machine.',
    ]);
  });

  test('run.yaml belongs into a folder', () => {
    const reading = readBytes('content/runs/run.yaml', Buffer.from(yaml));
    expect(reading.ok ? '' : formatProblems(reading.problems)).toBe(
      'content/runs/run.yaml run.yaml says something of the result files beside it, and belongs to one run.\n' +
        '  Put it into a folder with them: the name of the folder becomes the address of the run.',
    );
  });
});
