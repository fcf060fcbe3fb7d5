import { describe, expect, test } from 'vitest';
import { fixture, partOf, readJson } from './read-part.ts';
import { sound } from './sound.ts';

const names = Object.keys(sound);

function extractOf(name: string): string {
  return partOf(fixture(name)).extract ?? '';
}

test('is JSON of what is read, a row on each line, with numbers as they are written', () => {
  expect(extractOf('unversioned-14-keys')).toBe(`{
  "metadata": {
    "model": "example/round-model",
    "timestamp": "2026-01-02T03:04:05.678901",
    "duration_per_test": 30.0,
    "max_tokens": 2048,
    "max_total_tokens": 40000,
    "concurrency_levels": [1, 2],
    "context_lengths": [8192, 16384]
  },
  "prefill": {
    "8192": {"ttft_seconds": 1.0, "tok_per_sec": 8192.0}
  },
  "results": [
    {"concurrency": 1, "context_tokens": 8192, "aggregate_tps": 25.0, "ttft_p50": 0.1, "ttft_p99": 0.2, "num_errors": 0, "server_spec_accept_rate": 0.0},
    {"concurrency": 1, "context_tokens": 16384, "aggregate_tps": 20.0, "ttft_p50": 0.2, "ttft_p99": 0.4, "num_errors": 0, "server_spec_accept_rate": 0.0},
    {"concurrency": 2, "context_tokens": 8192, "aggregate_tps": 48.0, "ttft_p50": 0.15, "ttft_p99": 0.3, "num_errors": 0, "server_spec_accept_rate": 0.0}
  ],
  "summary_table": {
    "8192": {"1": 25.0, "2": 48.0},
    "16384": {"1": 20.0}
  }
}
`);
});

describe.each(names)('of %s', (name) => {
  test('is valid JSON', () => {
    const value: unknown = JSON.parse(extractOf(name));

    expect(value).toHaveProperty('metadata.context_lengths');
  });

  test('reads as the file does, and is its own extract', () => {
    const part = partOf(fixture(name));

    expect(partOf(part.extract ?? '')).toEqual(part);
  });

  test('has the row of each measurement on its source line', () => {
    const { decode, bursts, prefill, extract } = partOf(fixture(name));
    const lines = (extract ?? '').split('\n');

    for (const { contextTokens, sourceLine } of prefill)
      expect(lines[sourceLine - 1]).toContain(`    "${contextTokens}": {`);
    for (const cell of [...decode, ...bursts]) {
      const line = lines[cell.sourceLine - 1] ?? '';
      if (line.includes('"context_lengths"')) {
        expect(cell.status).toMatch(/^(?:not-run|over-capacity)$/);
        expect(line).toContain(String(cell.contextTokens));
      } else if (cell.status === 'not-run' || cell.status === 'over-capacity') {
        expect(line).toContain(`    "${cell.contextTokens}": {`);
      } else {
        expect(line).toContain(`"context_tokens": ${cell.contextTokens},`);
        expect(line).toContain(`"concurrency": ${cell.concurrency},`);
      }
    }
  });
});

test('a number that JSON lacks is null', () => {
  const line = extractOf('errors')
    .split('\n')
    .find((row) => row.includes('"concurrency": 7'));

  expect(line).toContain('"aggregate_tps": null');
});

/** In no word that the file is read for. */
const PLANTED = [
  ...[
    'secretbox',
    'jdoe42',
    'private-store',
    'sk-planted0123456789abcdef',
    '10.1.2.3',
    'corp.example',
    '6.8.0-60',
  ],
  ...['startup_diagnostics', 'event_log', 'request_samples', 'server":', 'Linux'],
];

describe('privacy', () => {
  test('nothing private of a file is in its part', () => {
    const text = fixture('version-0.6.2-83-keys');
    const said = JSON.stringify(partOf(text));

    expect(PLANTED.filter((word) => !text.includes(word))).toEqual([]);
    expect(PLANTED.filter((word) => said.includes(word))).toEqual([]);
  });

  test('nothing private of a file is in its problems, wherever it stands', () => {
    const text = fixture('version-0.6.2-83-keys');
    const planted = JSON.stringify(
      'http://jdoe42@secretbox.corp.example.com:8000/x?key=sk-planted0123456789abcdef',
    );
    const leaks = [...text.matchAll(/": ([^[{\n]+?)(?=,?\n)/g)].flatMap(({ index, 1: value = '' }) => {
      const start = index + '": '.length;
      const { part, report } = readJson(text.slice(0, start) + planted + text.slice(start + value.length));
      const said = JSON.stringify([part, report.problems.map(({ message, hint }) => [message, hint])]);
      return PLANTED.filter((word) => said.includes(word)).map(
        (word) => `${word}: ${text.slice(index - 40, start)}`,
      );
    });

    expect(leaks).toEqual([]);
  });

  test('nothing private of a file is in its problems, whichever key it is', () => {
    const text = fixture('version-0.6.2-83-keys');
    const said = [...text.matchAll(/"(\w+)":/g)].map(({ index, 1: key = '' }) => {
      const planted = `${text.slice(0, index)}"secretbox": 1, "jdoe42": {}, "10.1.2.3": [], "${key}":`;
      const { part, report } = readJson(planted + text.slice(index + key.length + 3));
      return JSON.stringify([part, report.problems.map(({ message, location }) => [message, location])]);
    });

    expect(said.some((problems) => problems.includes('<name>'))).toBe(true);
    expect(PLANTED.filter((word) => said.join('\n').includes(word))).toEqual([]);
  });

  test('nothing private is in a problem of the file as JSON', () => {
    const text = fixture('version-0.6.2-83-keys');
    const cuts = Array.from({ length: 200 }, (_, index) => Math.floor((text.length * index) / 200));
    const said = cuts
      .map((cut) => readJson(`${text.slice(0, cut)} jdoe42 ${text.slice(cut)}`).problems)
      .join('\n');

    expect(PLANTED.filter((word) => said.includes(word))).toEqual([]);
  });
});
