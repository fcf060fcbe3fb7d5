import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const WorkflowSchema = z.object({
  on: z.object({ pull_request: z.unknown() }),
  permissions: z.record(z.string(), z.string()),
  jobs: z.object({ results: z.object({ steps: z.array(z.object({ run: z.string().optional() })) }) }),
});

const text = readFileSync('.github/workflows/results.yml', 'utf8');
const workflow = WorkflowSchema.parse(parse(text));
const script = workflow.jobs.results.steps.at(-1)?.run ?? '';

const repository = mkdtempSync(join(tmpdir(), 'check-workflow-'));
const summary = join(repository, 'summary.md');
const run = (path: string): string => join(repository, 'content', 'runs', path);
const inkling = readFileSync('content/runs/inkling-small-h200x8.txt', 'utf8');

function git(...args: readonly string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  execFileSync('git', [...identity, ...args], { cwd: repository, stdio: 'pipe' });
}

/** Runs the step as a runner does, on the pull request as it is committed. */
function check() {
  writeFileSync(summary, '');
  const { status, stdout } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_STEP_SUMMARY: summary, CONTENT_DIR: '' },
  });
  return { status, stdout, summary: readFileSync(summary, 'utf8') };
}

beforeAll(() => {
  cpSync('content', join(repository, 'content'), { recursive: true });
  for (const name of ['src', 'node_modules', 'package.json'])
    symlinkSync(resolve(name), join(repository, name));
  git('init', '--quiet');
  git('add', 'content');
  git('commit', '--quiet', '--message', 'Base');
});

afterAll(() => {
  rmSync(repository, { recursive: true });
});

test('the workflow needs no secret and may write nothing', () => {
  expect(Object.keys(workflow.on)).toEqual(['pull_request']);
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(text).not.toContain('secrets.');
});

test('the changed files are annotated and drawn, and no other', () => {
  const broken = inkling.replace('Sustained decode\t8K\t1\tValid', 'Sustained decode\t8G\t1\tValid');
  expect(broken).not.toBe(inkling);
  mkdirSync(run('kimi-folder'));
  cpSync('content/runs/kimi-k2.6-h200x8.txt', run('kimi-folder/document.txt'));
  writeFileSync(run('kimi-folder/run.yaml'), 'notes: The same again.\n');
  writeFileSync(run('inkling again.txt'), broken);
  unlinkSync(run('inkling-small-h200x8.txt'));
  git('add', '--all', 'content');
  git('commit', '--quiet', '--message', 'Change');

  const { status, stdout, summary: drawn } = check();
  expect(status).not.toBe(0);
  expect(stdout).toMatch(/::error file=content\/runs\/inkling again\.txt,line=\d+,col=\d+::The Context "8G"/);
  expect(stdout).toMatch(/\n2 files checked: \d+ problems in 1 file\.\n$/);
  expect(drawn).toContain('### content/runs/kimi-folder\n');
  expect(drawn).not.toContain('kimi-k2.6-h200x8.txt');
});

test('a pull request without changed content is passed over', () => {
  git('commit', '--quiet', '--allow-empty', '--message', 'Nothing');
  expect(check()).toEqual({ status: 0, stdout: '', summary: '' });
});
