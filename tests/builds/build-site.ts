import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** A copy of the content in a folder of its own, to break and to build. */
export class ContentCopy {
  private readonly root = mkdtempSync(join(tmpdir(), 'content-copy-'));
  readonly folder = join(this.root, 'content');
  /** Where its site is built. */
  readonly out = join(this.root, 'dist');
  /** What else the build finds in its environment. */
  environment: Readonly<Record<string, string>> = {};

  constructor() {
    cpSync('content', this.folder, { recursive: true });
  }

  /** The path of a file below the content folder. */
  path(file: string): string {
    return join(this.folder, file);
  }

  /** Replaces one text by another where it first stands. */
  edit(file: string, text: string, replacement: string): void {
    const before = readFileSync(this.path(file), 'utf8');
    if (!before.includes(text)) throw new Error(`text to replace is not in ${file}: ${text}`);
    writeFileSync(this.path(file), before.replace(text, replacement));
  }

  /** The files that a build has written; none where it wrote no folder. */
  built(): readonly string[] {
    return existsSync(this.out) ? readdirSync(this.out, { recursive: true, encoding: 'utf8' }) : [];
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}

export interface Build {
  readonly exitCode: number | null;
  /** Standard output and error, as they came. */
  readonly output: string;
}

/** Builds the site of a copy as `npm run build` does, with further options of Astro's. */
export async function buildSite(copy: ContentCopy, ...options: readonly string[]): Promise<Build> {
  const { NODE_ENV: _mode, VITEST: _vitest, ...environment } = process.env;
  const child = spawn('astro', ['build', ...options], {
    shell: process.platform === 'win32',
    env: { ...environment, CONTENT_DIR: copy.folder, OUT_DIR: copy.out, NO_COLOR: '1', ...copy.environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
  return { exitCode, output };
}
