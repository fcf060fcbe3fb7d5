import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatProblems } from '../../src/readers/problem.ts';
import { RunSchema } from '../../src/run/run.ts';
import { bytesOf, meaningOf, readBytes } from './published.ts';
import {
  decodeRow,
  filesOf,
  folders,
  header,
  prefillRow,
  problemsOfFolder,
  readFolder,
  runOfFolder,
  table,
  yaml,
} from './run-folder-files.ts';
import { kimi, inkling } from '../figures/golden-runs.ts';

const ENDING = '.problems.txt';
const entries = readdirSync(folders);
const names = entries.filter((name) => !name.includes('.'));
const kimiText = bytesOf('kimi-k2.6-h200x8.txt').toString('utf8');
const inklingText = bytesOf('inkling-small-h200x8.txt').toString('utf8');

describe('folders of tests/results', () => {
  test('every list of problems has its folder', () => {
    const lists = entries.filter((name) => name.endsWith(ENDING));
    expect(names).toEqual(expect.arrayContaining(lists.map((name) => name.slice(0, -ENDING.length))));
    expect([...names, ...lists].toSorted()).toEqual(entries.toSorted());
  });

  test.each(names)('%s', (name) => {
    const reading = readFolder(filesOf(name), name);
    const expected = entries.includes(`${name}${ENDING}`)
      ? readFileSync(new URL(`${name}${ENDING}`, folders), 'utf8')
      : '';
    expect(reading.ok ? '' : `${formatProblems(reading.problems)}\n`).toBe(expected);
    if (reading.ok) expect(RunSchema.parse(reading.run)).toEqual(reading.run);
  });
});

describe('a run in two ways', () => {
  test('a document and a table with run.yaml give the same run', () => {
    const { moreSources, ...run } = runOfFolder(filesOf('kimi-as-a-table'));
    expect(meaningOf({ ...run, id: kimi.id })).toBe(meaningOf(kimi));
    expect(run.source).toMatchObject({ file: 'kimi.csv', format: 'measurement-table' });
    expect(moreSources).toMatchObject([{ file: 'run.yaml', format: 'run-yaml' }]);
  });

  test('a document in a folder is the run of the document alone, with what run.yaml adds', () => {
    const files = { 'kimi.txt': kimiText, 'run.yaml': 'author: alice\nnotes: |\n  Two lines\n  of text.\n' };
    const { moreSources, ...run } = runOfFolder(files);
    const alone = readBytes('a.txt', Buffer.from(kimiText));
    const expected = alone.ok ? alone.run : null;
    expect(run).toEqual({
      ...expected,
      source: { ...expected?.source, file: 'kimi.txt' },
      publication: { author: 'alice', via: null, measuredAt: null, notes: 'Two lines\nof text.' },
    });
    expect(moreSources?.map(({ file }) => file)).toEqual(['run.yaml']);
  });
});

describe('what is published', () => {
  test('every file with its bytes, result files in the order of their names and run.yaml last', () => {
    const files = {
      'z.csv': [header, decodeRow].join('\n'),
      'run.yaml': yaml,
      'b.csv': [header, prefillRow].join('\n'),
    };
    const reading = readFolder(files);
    if (!reading.ok) throw new Error(formatProblems(reading.problems));
    expect(reading.published.map(({ source }) => source)).toEqual([
      reading.run.source,
      ...(reading.run.moreSources ?? []),
    ]);
    expect(
      reading.published.map(({ source, bytes }) => [source.file, new TextDecoder().decode(bytes)]),
    ).toEqual([
      ['b.csv', files['b.csv']],
      ['z.csv', files['z.csv']],
      ['run.yaml', yaml],
    ]);
    expect(reading.run.prefill).toMatchObject([{ sourceLine: 2 }]);
    expect(reading.run.prefill[0]).not.toHaveProperty('sourceNumber');
    expect(reading.run.decode).toMatchObject([{ sourceLine: 2, sourceNumber: 2 }]);
  });
});

describe('what run.yaml says', () => {
  test('little leaves the rest unknown, and gives the title of documents', () => {
    const { title, model, hardware, engine, protocol, launchCommand, publication } = runOfFolder({
      'a.csv': table,
      'run.yaml': yaml,
    });
    expect({ title, model, hardware, engine, protocol, launchCommand, publication }).toEqual({
      title: 'Kimi-K2.6 on H200 SXM ×8',
      model: { name: 'Kimi-K2.6', servedName: null, revision: null },
      hardware: {
        type: null,
        gpu: 'H200 SXM',
        gpuCount: 8,
        vramGb: null,
        vramPerGpuGb: null,
        os: null,
        additional: [],
      },
      engine: {
        name: 'vllm',
        version: null,
        quantization: null,
        backend: null,
        repository: null,
        build: null,
        additional: [],
      },
      protocol: {
        tool: 'llm-inference-bench',
        toolVersion: null,
        measurementKind: 'sustained',
        decodeTest: null,
        prefillMode: null,
        secondsPerMeasurement: null,
        maxOutputTokens: null,
        additional: [],
      },
      launchCommand: null,
      publication: { author: null, via: null, measuredAt: null },
    });
  });

  test.each([
    { memory: 'vramGb: 1128', vramGb: 1128, vramPerGpuGb: 141, title: 'Kimi-K2.6 on H200 SXM 141GB ×8' },
    { memory: 'vramPerGpuGb: 141', vramGb: 1128, vramPerGpuGb: 141, title: 'Kimi-K2.6 on H200 SXM 141GB ×8' },
    {
      memory: 'vramGb: 765, vramPerGpuGb: 95.6',
      vramGb: 765,
      vramPerGpuGb: 95.6,
      title: 'Kimi-K2.6 on H200 SXM 95.6GB ×8',
    },
  ])('$memory is the memory of 8 GPUs', ({ memory, title, ...expected }) => {
    const run = runOfFolder({
      'a.csv': table,
      'run.yaml': yaml.replace('gpuCount: 8', `gpuCount: 8, ${memory}`),
    });
    expect(run.hardware).toMatchObject(expected);
    expect(run.title).toBe(title);
  });

  test('all of it is in the run', () => {
    const run = runOfFolder({
      'a.csv': table,
      'run.yaml': [
        'title: A title of its own',
        'hardware: {gpu: H200 SXM, gpuCount: 8, additional: {Driver: "580.95", constructor: x}}',
        'engine: {name: vllm, kvCacheTokens: 1203584, additional: {Attention: FA3}}',
        'launchCommand: |',
        '  vllm serve m \\',
        '    --port 8000',
        'measuredAt: 2026-09-17T20:47:00.000Z',
        'model: {name: Kimi-K2.6}',
        'tool: bench',
      ].join('\n'),
    });
    expect(run.title).toBe('A title of its own');
    expect(run.hardware.additional).toEqual([
      { label: 'Driver', value: '580.95' },
      { label: 'constructor', value: 'x' },
    ]);
    expect(run.engine).toMatchObject({
      kvCacheTokens: 1203584,
      additional: [{ label: 'Attention', value: 'FA3' }],
    });
    expect(run.launchCommand).toBe('vllm serve m \\\n  --port 8000');
    expect(run.publication.measuredAt).toBe('2026-09-17T20:47:00Z');
  });

  test('a day stands where no time is known, and agrees with a document of that day', () => {
    expect(
      runOfFolder({ 'a.csv': table, 'run.yaml': `${yaml}measuredAt: 2026-09-17\n` }).publication.measuredAt,
    ).toBe('2026-09-17');
    expect(
      runOfFolder({ 'a.txt': inklingText, 'run.yaml': 'measuredAt: 2026-09-17\n' }).publication.measuredAt,
    ).toBe(inkling.publication.measuredAt);
  });
});

const bench = readFileSync(new URL('../results/kimi-pair/benchmark_results.json', import.meta.url), 'utf8');
const benchYaml = readFileSync(new URL('../results/kimi-pair/run.yaml', import.meta.url), 'utf8');

describe('the clock of a tool', () => {
  const timed = bench.replace('"metadata": {', '"metadata": {"timestamp": "2026-09-17T23:30:00", ');
  const measuredAt = (line: string): string | null =>
    runOfFolder({ 'a.json': timed, 'run.yaml': `${benchYaml}\n${line}` }).publication.measuredAt;

  test('gives the day where nobody says more', () => {
    expect(measuredAt('')).toBe('2026-09-17');
  });

  test.each(['2026-09-17T09:30:00Z', '2026-09-18T13:30:00Z', '2026-09-17', '2026-09-18'])(
    'may be in a time zone in which %s is the same time',
    (moment) => {
      expect(measuredAt(`measuredAt: ${moment}\n`)).toBe(moment);
    },
  );

  test.each(['2026-09-17T09:29:00Z', '2026-09-18T13:31:00Z', '2026-09-16', '2026-09-19'])(
    'is in no time zone in which it is %s',
    (moment) => {
      const problems = problemsOfFolder({
        'a.json': timed,
        'run.yaml': `measuredAt: ${moment}\n${benchYaml}`,
      });
      expect(problems).toBe(
        [
          `run.yaml:1:13 measuredAt is "${moment}", but by the clock of its tool the run ended at 2026-09-17T23:30:00.`,
          '  No time zone makes a difference of more than 14 hours: correct the line, or leave it out.',
        ].join('\n'),
      );
    },
  );
});

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
        'b.csv:2 The prefill of 8K is measured in a.csv on line 2 already.',
        '  Keep one of the two.',
        'b.csv:3 The sustained decode at 8K, 1 request is measured in a.csv on line 3 already.',
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
      'b.json The sustained decode at 8K, 1 request is measured in a.json already.',
    );
  });
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

  test('run.yaml belongs into a folder', () => {
    const reading = readBytes('content/runs/run.yaml', Buffer.from(yaml));
    expect(reading.ok ? '' : formatProblems(reading.problems)).toBe(
      'content/runs/run.yaml run.yaml says something of the result files beside it, and belongs to one run.\n' +
        '  Put it into a folder with them: the name of the folder becomes the address of the run.',
    );
  });
});
