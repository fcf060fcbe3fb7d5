import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { median } from '../median.ts';
import { figure, limited, type Result } from '../result.ts';

const MOST_SECONDS = 1.5;
const ROUNDS = 5;

const FILE = 'content/runs/kimi-k2.6-h200x8.txt';

/** Checks one file as a contributor does, npm included; the median round counts. Beside it npm with a program that does nothing. */
export function measureCheck(): Result[] {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    check: seconds('npm', ['run', '--silent', 'check', '--', FILE]),
    nothing: seconds('npm', ['exec', '--', 'node', '--eval', '']),
  }));
  const check = median(rounds.map((round) => round.check));
  const nothing = median(rounds.map((round) => round.nothing));
  return [
    limited('Check of one file, start-up included', check, { most: MOST_SECONDS, unit: 's' }),
    figure('  to npm with a program that does nothing', `${(check / nothing).toFixed(2)}×`),
  ];
}

function seconds(command: string, args: readonly string[]): number {
  const started = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'ignore', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`command failed: ${command} ${args.join(' ')}`);
  return (performance.now() - started) / 1000;
}
