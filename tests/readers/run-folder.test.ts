import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatProblems } from '../../src/readers/problem.ts';
import { RunSchema } from '../../src/run/run.ts';
import { kimi, inkling } from '../figures/golden-runs.ts';
import { bytesOf, meaningOf, readBytes } from './published.ts';
import {
  bench,
  benchYaml,
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

  test.each(['decimal-commas', 'prefill-and-decode-in-two-files'])('so does the folder %s', (name) => {
    const { moreSources: _, ...run } = runOfFolder(filesOf(name));
    const ofOneFile = run.decode.map(({ sourceNumber: _number, ...cell }) => cell);
    expect(meaningOf({ ...run, decode: ofOneFile, id: kimi.id })).toBe(meaningOf(kimi));
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

describe('of several files', () => {
  const result = (
    parts: Readonly<Record<string, unknown>>,
    metadata: Readonly<Record<string, unknown>>,
  ): string =>
    JSON.stringify({
      metadata: {
        context_lengths: [8192],
        concurrency_levels: [1, 2, 8],
        max_total_tokens: 20_000,
        max_tokens: 1000,
        ...metadata,
      },
      summary_table: {},
      results: [],
      ...parts,
    });
  const skipped = { tok_per_sec: 0, ttft_seconds: 0, samples: 0, method: 'skipped' };
  const cell = (concurrency: number) => ({ context_tokens: 8192, concurrency, aggregate_tps: 25 });

  test('a prefill that one file passed over is the one of another', () => {
    const { prefill, protocol } = runOfFolder({
      'a-decode.json': result(
        { prefill: { '8192': skipped }, results: [cell(1)] },
        { prefill_mode: 'skipped' },
      ),
      'b-prefill.json': result(
        { prefill: { '8192': { tok_per_sec: 8000, ttft_seconds: 1, method: 'cold' } } },
        { prefill_mode: 'standalone_cold', prefill_only: true },
      ),
      'run.yaml': yaml,
    });
    expect(prefill).toMatchObject([{ status: 'valid', prefillTokPerSec: 8000, sourceNumber: 2 }]);
    expect(protocol).toMatchObject({
      prefillMode: 'Measured apart from decode, with cold prompts',
      additional: [{ label: 'Prefill method', value: 'cold' }],
    });
  });

  test('a cell that each of them planned and none could fit is over capacity once', () => {
    const { decode } = runOfFolder({
      'a.json': result({ results: [cell(1)] }, {}),
      'b.json': result({ results: [cell(2)] }, {}),
      'run.yaml': yaml,
    });
    expect(
      decode.map(({ concurrency, status, sourceNumber }) => [concurrency, status, sourceNumber]),
    ).toEqual([
      [1, 'valid', undefined],
      [8, 'over-capacity', undefined],
      [2, 'valid', 2],
    ]);
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
