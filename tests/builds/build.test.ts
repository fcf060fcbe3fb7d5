import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite, ContentCopy } from './build-site.ts';

// One file, so that no two builds run at once: they share the caches of the project.
const options = { timeout: 120_000 };

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
});

afterEach(() => {
  copy.remove();
});

/** Expects the build to stop with these problems, written with the copy's folder left out, and to write nothing. */
async function expectRefused(...problems: string[]): Promise<void> {
  const { exitCode, output } = await buildSite(copy);
  expect(exitCode, output).toBe(1);
  expect(output.replaceAll(`${relative('', copy.folder)}/`, '')).toContain(problems.join('\n'));
  expect(copy.built()).toEqual([]);
}

const kimi = 'runs/kimi-k2.6-h200x8.txt';
const inkling = 'runs/inkling-small-h200x8.txt';

function misspellPhase(): string {
  copy.edit(kimi, '| Sustained decode | 8K | 1 |', '| Sustaned decode | 8K | 1 |');
  return `${kimi}:73:3 Unknown phase "Sustaned decode" in All measurements.\n  Use "Prefill" or "Sustained decode".`;
}

function misspellLabel(): string {
  copy.edit(inkling, 'Version: 0.29.0', 'Versoin: 0.29.0');
  return `${inkling}:20:1 Unknown label "Versoin" in Engine.\n  Did you mean "Version"?`;
}

describe('a build stops, and publishes nothing,', () => {
  test('over a broken list of a document, with its place', options, async () => {
    await expectRefused(misspellPhase());
  });

  test('over a broken label of a document, with its place', options, async () => {
    await expectRefused(misspellLabel());
  });

  test('over two broken documents, with the problems of both', options, async () => {
    await expectRefused(misspellLabel(), misspellPhase());
  });

  test('over two files that would have one address', options, async () => {
    copyFileSync(copy.path(kimi), copy.path('runs/kimi-k2.6-h200x8.text'));
    await expectRefused(
      `${kimi} The run "kimi-k2.6-h200x8" is published by runs/kimi-k2.6-h200x8.text already.`,
      '  Rename one of the two files.',
    );
  });

  test(
    'over an alias that leads to no run, with its place, and over a broken document',
    options,
    async () => {
      writeFileSync(copy.path('runs/aliases.yaml'), 'renamed:\n  old-run: kimi-k2.7-h200x8\n');
      await expectRefused(
        'runs/aliases.yaml:2:12 Unknown run "kimi-k2.7-h200x8". Nearest: "kimi-k2.6-h200x8".',
        misspellPhase(),
      );
    },
  );

  test('over a wrong setting of the site, with its place', options, async () => {
    writeFileSync(copy.path('site.yaml'), 'title: Bench\nbase: bench\n');
    await expectRefused(
      'site.yaml:2:7 base "bench" does not start with "/".',
      '  Use "/", or a path such as "/bench/".',
    );
  });
});

test('a build without runs gives a site that says how to add the first', options, async () => {
  for (const file of readdirSync(copy.path('runs'))) rmSync(copy.path(`runs/${file}`));
  // Comparisons name runs.
  rmSync(copy.path('comparisons'), { recursive: true, force: true });
  const { exitCode, output } = await buildSite(copy);
  expect(exitCode, output).toBe(0);
  const index = readFileSync(join(copy.out, 'index.html'), 'utf8');
  expect(index).toContain('No runs yet');
  expect(index).toContain('content/runs/&lt;model&gt;-&lt;machine&gt;/');
  expect(JSON.parse(readFileSync(join(copy.out, 'runs.json'), 'utf8'))).toEqual({
    schemaVersion: 1,
    runs: [],
    renamed: {},
  });
  expect(copy.built().filter((file) => file.startsWith('runs/'))).toEqual([]);
});

test('a run folder has its page, its files as they are, and the lines of both', options, async () => {
  cpSync('tests/results/run-folders/kimi-as-a-table', copy.path('runs/kimi-table'), { recursive: true });
  cpSync('tests/results/llm-inference-bench/prefill-only.json', copy.path('runs/prefill/result.json'));
  writeFileSync(
    copy.path('runs/prefill/run.yaml'),
    'model: {name: M}\nhardware: {gpu: G, gpuCount: 1}\nengine: {name: vllm}\n',
  );
  const { exitCode, output } = await buildSite(copy);
  expect(exitCode, output).toBe(0);
  // Of the tool's JSON an extract is published, and a matrix that was not measured is no empty one.
  expect(readFileSync(join(copy.out, 'runs/prefill/source.json'), 'utf8')).not.toContain('"server"');
  expect(readFileSync(copy.path('runs/prefill/result.json'), 'utf8')).toContain('"server"');
  const prefill = readFileSync(join(copy.out, 'runs/prefill/index.html'), 'utf8');
  expect(prefill).toContain('Decode was not measured.');
  expect(prefill).not.toContain('Decode matrix of');
  const of = (file: string): string => readFileSync(join(copy.out, 'runs/kimi-table', file), 'utf8');
  expect(of('index.html')).toContain('Kimi-K2.6 on H200 SXM 141GB ×8');
  expect(of('source.csv')).toBe(readFileSync(copy.path('runs/kimi-table/kimi.csv'), 'utf8'));
  expect(of('run.yaml')).toBe(readFileSync(copy.path('runs/kimi-table/run.yaml'), 'utf8'));
  expect(JSON.parse(of('run.json'))).toMatchObject({
    source: { file: 'kimi.csv', format: 'measurement-table' },
    moreSources: [{ file: 'run.yaml', format: 'run-yaml' }],
  });
  const source = of('source/index.html');
  for (const address of ['source.csv', 'run.yaml'])
    expect(source).toContain(`href="/runs/kimi-table/${address}"`);
  // Line 9 of the table is the first decode cell; run.yaml is the second source.
  expect(source).toMatch(/id="L9"/);
  expect(source).toMatch(/id="F2-L1"/);
});

test('a build stops over what a run folder contradicts, with its place', options, async () => {
  cpSync('tests/results/run-folders/kimi-as-a-table', copy.path('runs/kimi-table'), { recursive: true });
  copy.edit('runs/kimi-table/run.yaml', 'gpuCount: 8', 'gpuCount: eight');
  await expectRefused(
    'runs/kimi-table/run.yaml:8:13 hardware.gpuCount is the text "eight", not a number.',
    '  Write it like "gpuCount: 8".',
  );
});

test('a build after a change gives the same bytes as one from nothing', { timeout: 240_000 }, async () => {
  await buildSite(copy);
  copy.edit(kimi, '- linux', '- debian');
  const again = await buildSite(copy);
  expect(again.exitCode, again.output).toBe(0);
  const built = bytesOf(copy);
  const restored = again.output.split('\n').filter((line) => line.includes('(restored)'));
  // The page of the changed run and its source are drawn anew, those of the other run are not.
  expect(restored).toHaveLength(2);
  for (const line of restored) expect(line).toContain('/runs/inkling-small-h200x8/');
  const whole = await buildSite(copy, '--force');
  expect(whole.output).not.toContain('(restored)');
  expect(bytesOf(copy)).toEqual(built);
});

test('shards put together are the site that is built at once', { timeout: 240_000 }, async () => {
  copyFileSync(copy.path(kimi), copy.path('runs/kimi-copy.txt'));
  const merged = new ContentCopy();
  for (const { shard, count } of [
    { shard: '1/2', count: 1 },
    { shard: '2/2', count: 2 },
  ]) {
    copy.environment = { SHARD: shard };
    const { exitCode, output } = await buildSite(copy);
    expect(exitCode, output).toBe(0);
    const runs = copy.built().filter((file) => /^runs\/[^/]+\/index\.html$/.test(file));
    expect(runs).toHaveLength(count);
    cpSync(copy.out, merged.out, { recursive: true });
  }
  copy.environment = {};
  await buildSite(copy);
  expect(bytesOf(merged)).toEqual(bytesOf(copy));
  merged.remove();
});

test('content that moved to another folder is found there', { timeout: 240_000 }, async () => {
  const moved = new ContentCopy();
  await buildSite(copy);
  rmSync(copy.folder, { recursive: true });
  moved.environment = { OUT_DIR: copy.out };
  const { exitCode, output } = await buildSite(moved);
  expect(exitCode, output).toBe(0);
  moved.remove();
});

test('a shard that is none stops the build', options, async () => {
  copy.environment = { SHARD: '3/2' };
  const { exitCode, output } = await buildSite(copy);
  expect(exitCode).toBe(1);
  expect(output).toContain('shard unreadable, write the second of four as "2/4": SHARD=3/2');
});

/** The checksum of every file that a build has written, by its path. */
function bytesOf(copied: ContentCopy): Record<string, string> {
  const { out } = copied;
  const files = copied.built().filter((file) => statSync(join(out, file)).isFile());
  return Object.fromEntries(
    files.toSorted().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(out, file)))
        .digest('hex'),
    ]),
  );
}
