import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** A Node program to be run to its end. */
export interface Program {
  readonly script: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Run {
  readonly seconds: number;
  /** Of all its threads together, which other programs on the machine disturb less. */
  readonly processorSeconds: number;
  /** The most memory that the process held at once. */
  readonly peakMegabytes: number;
  readonly output: string;
}

const preload = fileURLToPath(new URL('./report-usage.ts', import.meta.url));

/** Runs a program. @throws what it printed, where it fails. */
export async function timedProcess({ script, args, folder, environment = {} }: Program): Promise<Run> {
  const reports = mkdtempSync(join(tmpdir(), 'usage-'));
  const report = join(reports, 'usage');
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', preload, script, ...args], {
    cwd: folder,
    env: { ...process.env, ...environment, USAGE_REPORT: report, ASTRO_TELEMETRY_DISABLED: '1' },
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
  const seconds = (performance.now() - started) / 1000;
  if (exitCode !== 0) throw new Error(`${script} failed:\n${output.slice(-4000)}`);
  const [kilobytes = 0, processorSeconds = 0] = readFileSync(report, 'utf8').split(' ').map(Number);
  rmSync(reports, { recursive: true });
  return { seconds, processorSeconds, peakMegabytes: kilobytes / 1024, output };
}
