import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import type { Run } from '../../src/run/run.ts';
import { measurementTable } from '../../src/share/measurement-table.ts';
import { measurementsCsv } from '../../src/share/measurements-csv.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { meaningOf } from './published.ts';
import { decodeRow, fileOf, header, prefillRow, runOfFolder, withCells, yaml } from './run-folder-files.ts';

const kimiTable = fileOf('kimi-as-a-table', 'kimi.csv');
const kimiYaml = fileOf('kimi-as-a-table', 'run.yaml');

/** The measurements of a table. */
function read(csv: string | Uint8Array, more = ''): Run {
  return runOfFolder({ 'a.csv': csv, 'run.yaml': `${yaml}${more}` });
}

/** Kimi as lists of cells. */
const rows = kimiTable
  .trimEnd()
  .split('\n')
  .map((line) => [...line.matchAll(/"([^"]*)"|([^,]+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''));

const written = (delimiter: string, cell = (text: string): string => text): string =>
  rows.map((cells) => cells.map(cell).join(delimiter)).join('\n');
const quoted = (text: string): string => `"${text}"`;

describe('one table in many ways', () => {
  const utf16 = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, 'utf16le');

  test.each<{ way: string; content: string | Uint8Array; more?: string }>([
    { way: 'quoted throughout', content: written(',', quoted) },
    { way: 'with tabs', content: written('\t') },
    { way: 'with semicolons', content: written(';') },
    { way: 'with semicolons and quotes', content: written(';', quoted) },
    { way: 'with space around cells', content: written(';', (text) => ` ${text} `) },
    { way: 'with CRLF', content: kimiTable.replaceAll('\n', '\r\n') },
    { way: 'with CR', content: kimiTable.replaceAll('\n', '\r') },
    { way: 'with a byte order mark', content: `\uFEFF${kimiTable}` },
    { way: 'in UTF-16', content: utf16(kimiTable) },
    { way: 'with blank lines and blank rows', content: `\n${kimiTable.replaceAll('\n', '\n\n')},,,\n` },
    { way: 'with "-" for none', content: kimiTable.replaceAll('—', '-') },
    { way: 'with "n/a" for none', content: kimiTable.replaceAll('—', 'n/a') },
    { way: 'with empty cells for none', content: kimiTable.replaceAll('—', '') },
    {
      way: 'with its columns in another order',
      content: rows.map((cells) => cells.toReversed().join(';')).join('\n'),
    },
    {
      way: 'with decimal commas',
      content: written(';', (text) =>
        /^[\d.,]+(?: m?s|K)?$/.test(text)
          ? text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
          : text,
      ),
      more: 'decimalComma: true\n',
    },
    {
      way: 'with units in the header',
      content: written(';')
        .replace('TTFT', 'TTFT (ms)')
        .replace('Time between tokens', 'Time between tokens [ms]')
        .replace('Measured for', 'Measured for (s)')
        .replaceAll(/ m?s(?=;|\n|$)/g, ''),
    },
    {
      way: 'without commas of thousands',
      content: written(';', (text) => (/^\d/.test(text) ? text.replaceAll(',', '') : text)),
    },
    {
      way: 'with the words of programs',
      content: kimiTable
        .replace('Requests at once', 'requests_at_once')
        .replaceAll('Sustained decode,', 'decode,')
        .replace('Total tok/s', 'Throughput (tok/s)'),
    },
  ])('$way', ({ content, more = '' }) => {
    const run = runOfFolder({ 'kimi.csv': content, 'run.yaml': `${kimiYaml}${more}` });
    expect(meaningOf({ ...run, id: kimi.id, moreSources: undefined })).toBe(meaningOf(kimi));
  });

  test('lines are those of the file, also behind a wrapped header', () => {
    const { prefill, decode } = read(
      `\n${header.replace('TTFT', '"TTFT\n(median)"').replace('\n(median)', '\n(ms)')}\n\n${prefillRow}\n${decodeRow}\n`,
    );
    expect([prefill[0]?.sourceLine, decode[0]?.sourceLine]).toEqual([5, 6]);
  });
});

describe('what is exported can be read back', () => {
  const bench = (name: string, engine = 'vllm'): Run =>
    runOfFolder({
      'a.json': readFileSync(new URL(`../results/${name}.json`, import.meta.url)),
      'run.yaml': yaml.replace('vllm', engine),
    });

  /** The measurements by their places, without lines, nor reasons, which are not exported. */
  const figures = ({ prefill, decode, bursts = [] }: Run): unknown =>
    [prefill, decode, bursts].map((phase) =>
      phase
        .map((measurement) => ({ concurrency: 1, ...measurement, sourceLine: 0, reason: null }))
        .toSorted((a, b) => a.contextTokens - b.contextTokens || a.concurrency - b.concurrency),
    );

  const again = (run: Run): Run => {
    const { measurementKind } = run.protocol;
    const more = run.decode.length === 0 ? '' : `measurementKind: ${measurementKind}\n`;
    return read(measurementsCsv(measurementTable(run)), more);
  };

  test.each([
    { name: 'Kimi', run: kimi },
    { name: 'Inkling', run: inkling },
    { name: 'Kimi of the tool', run: bench('kimi-pair/benchmark_results') },
    { name: 'a run with limited cells', run: bench('llm-inference-bench/capacity-limited') },
    { name: 'a run with errors', run: bench('llm-inference-bench/errors') },
    { name: 'a run of odd contexts', run: bench('llm-inference-bench/odd-contexts') },
    { name: 'a run of an old version', run: bench('llm-inference-bench/unversioned-14-keys') },
    { name: 'a run of bursts', run: bench('llm-inference-bench/request-count', 'sglang') },
    { name: 'a run with prefill alone', run: bench('llm-inference-bench/prefill-only') },
  ])('$name', ({ run }) => {
    expect(figures(again(run))).toEqual(figures(run));
    expect(again(run).protocol.measurementKind).toBe(run.protocol.measurementKind);
  });
});

describe('figures', () => {
  test.each([
    { column: 'TTFT', text: '0.137 s', field: 'ttftMs', value: 137 },
    { column: 'TTFT', text: '"1,298.25 ms"', field: 'ttftMs', value: 1298.25 },
    { column: 'Time between tokens', text: '0.0362 s', field: 'interTokenLatencyMs', value: 36.2 },
    { column: 'Measured for', text: '30000 ms', field: 'measuredSeconds', value: 30 },
    { column: 'Total tok/s', text: '26.18 tok/s', field: 'decodeTokPerSec', value: 26.18 },
    { column: 'TTFT', text: '1 298.25 ms', field: 'ttftMs', value: 1298.25 },
    { column: 'TTFT', text: '1 298 ms', field: 'ttftMs', value: 1298 },
    { column: 'Total tok/s', text: '0.0262K', field: 'decodeTokPerSec', value: 26.2 },
    { column: 'Output tokens', text: '785.0', field: 'outputTokens', value: 785 },
    { column: 'Completed requests', text: '0', field: 'completedRequests', value: 0 },
    { column: 'Per request tok/s', text: '', field: 'perRequestTokPerSec', value: null },
  ])('$text under $column is $value', ({ column, text, field, value }) => {
    expect(read(withCells({ [column]: text })).decode[0]).toHaveProperty(field, value);
  });

  test.each([
    { context: '8K', contextLabel: '8K', contextTokens: 8192 },
    { context: '8192', contextLabel: '8K', contextTokens: 8192 },
    { context: '"8,192"', contextLabel: '8K', contextTokens: 8192 },
    { context: '64000', contextLabel: '62.5K', contextTokens: 64000 },
    { context: '131070', contextLabel: '131070', contextTokens: 131070 },
    { context: '251K', contextLabel: '251K', contextTokens: 257024 },
    { context: '0', contextLabel: '0', contextTokens: 0 },
  ])('the context $context is $contextLabel', ({ context, ...expected }) => {
    expect(read(withCells({ Context: context })).decode[0]).toMatchObject(expected);
  });

  test('a context may have a decimal comma where figures do', () => {
    const csv = 'Phase;Context;Concurrency;Status;Total tok/s\ndecode;62,5K;1;Valid;26,125\n';
    expect(read(csv, 'decimalComma: true\n').decode).toMatchObject([
      { contextLabel: '62.5K', contextTokens: 64000, decodeTokPerSec: 26.125 },
    ]);
  });

  test('a comma between semicolons is of thousands where run.yaml says so', () => {
    const csv = 'Phase;Context;Concurrency;Status;Total tok/s\ndecode;8K;1;Valid;26,125\n';
    expect(read(csv, 'decimalComma: false\n').decode).toMatchObject([{ decodeTokPerSec: 26125 }]);
  });

  test('columns that a table does not have are unknown', () => {
    const { decode } = read('Phase,Context,Concurrency,Status,Total tok/s\ndecode,8K,1,Valid,26.2\n');
    expect(decode).toEqual([
      {
        contextLabel: '8K',
        contextTokens: 8192,
        concurrency: 1,
        status: 'valid',
        statusText: 'Valid',
        decodeTokPerSec: 26.2,
        perRequestTokPerSec: null,
        ttftMs: null,
        interTokenLatencyMs: null,
        averageActiveRequests: null,
        completedRequests: null,
        outputTokens: null,
        measuredSeconds: null,
        sourceLine: 2,
      },
    ]);
  });

  test.each([
    { text: '1024', concurrency: 1024 },
    { text: '"1,024"', concurrency: 1024 },
  ])('$text requests at once are $concurrency', ({ text, concurrency }) => {
    expect(read(withCells({ 'Requests at once': text })).decode[0]).toHaveProperty(
      'concurrency',
      concurrency,
    );
  });

  test('bursts are kept apart from sustained decode', () => {
    const run = read(`${header}\n${decodeRow}\n${decodeRow.replace('Sustained decode', 'Burst')}\n`);
    expect([run.decode.length, run.bursts?.length]).toEqual([1, 1]);
  });
});
