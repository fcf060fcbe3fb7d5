import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';

const results = 'tests/results/kimi-pair/benchmark_results.json';
const folder = mkdtempSync(join(tmpdir(), 'extract-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the command as `npm run extract` does. */
function extract(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['src/cli/extract.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('the extract of a file has its cells and nothing that is private', () => {
  const original = z
    .looseObject({ metadata: z.looseObject({}), results: z.array(z.unknown()) })
    .parse(JSON.parse(readFileSync(results, 'utf8')));
  const named = join(folder, 'benchmark_results.json');
  const metadata = { ...original.metadata, server: 'http://gpu-17.example.internal:8000' };
  const hardware_summary = { hostname: 'gpu-17', path: '/home/somebody/models' };
  writeFileSync(named, JSON.stringify({ ...original, metadata, hardware_summary }));

  const { status, stdout, stderr } = extract(named);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const published = z.looseObject({ results: z.array(z.unknown()) }).parse(JSON.parse(stdout));
  expect(published.results).toHaveLength(original.results.length);
  expect(stdout).not.toMatch(/gpu-17|somebody|server/);

  const again = join(folder, 'again.json');
  writeFileSync(again, stdout);
  expect(extract(again).stdout).toBe(stdout);
});

test('what is wrong with a file is told, and nothing written', () => {
  const { status, stdout, stderr } = extract('tests/results/llm-inference-bench/cut-off.json');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^tests\/results\/llm-inference-bench\/cut-off\.json:\d+:\d+ /);
});

test.each([[[]], [['nowhere.json']], [['README.md']], [[results, results]]])(
  'the arguments %j name no file to extract',
  (args) => {
    expect(extract(...args)).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'Name one JSON file of llm-inference-bench.\nUsage: npm run --silent extract -- FILE.json > content/runs/NAME/FILE.json\n',
    });
  },
);
