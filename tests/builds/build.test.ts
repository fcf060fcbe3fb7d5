import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
  expect(index).toContain('content/runs/&lt;model&gt;-&lt;machine&gt;.txt');
  expect(JSON.parse(readFileSync(join(copy.out, 'runs.json'), 'utf8'))).toEqual({
    schemaVersion: 1,
    runs: [],
    renamed: {},
  });
  expect(copy.built().filter((file) => file.startsWith('runs/'))).toEqual([]);
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
