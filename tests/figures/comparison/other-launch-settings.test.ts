import { expect, test } from 'vitest';
import {
  flagsWithOwnRow,
  otherLaunchSettings,
} from '../../../src/figures/comparison/other-launch-settings.ts';
import { parseLaunchCommand } from '../../../src/figures/launch-command.ts';
import { setUp } from '../../../src/figures/set-up.ts';

function others(text: string): readonly string[] {
  const command = parseLaunchCommand(text);
  return command.readable ? otherLaunchSettings(command) : ['unreadable'];
}

test('are the flags and variables without a row of their own that may change a figure', () => {
  expect(others('NCCL_ALGO=Ring vllm serve m --async-scheduling --block-size 64 --max-num-seqs 8')).toEqual([
    'NCCL_ALGO=Ring',
    '--async-scheduling',
    '--block-size=64',
  ]);
});

test('leave out names, listening, parsers and timeouts', () => {
  expect(
    others('HF_HOME=/x VLLM_ENGINE_READY_TIMEOUT_S=1 vllm serve m --host h --port 1 --reasoning-parser p'),
  ).toEqual([]);
});

test('expand JSON, whose members have rows of their own or not', () => {
  expect(
    others(
      `vllm serve m --speculative_config '{"method":"x","draft_tensor_parallel_size":1}' -O '{"level":3}'`,
    ),
  ).toEqual(['--speculative-config.draft_tensor_parallel_size=1', '-O.level=3']);
});

test('take the last of repeated flags', () => {
  expect(others('vllm serve m --block-size 16 --block_size=64')).toEqual(['--block-size=64']);
});

test.each([...flagsWithOwnRow])('%s has a row because setUp reads it', (flag) => {
  const without = setUp({ launchCommand: 'vllm serve m' });
  const values = ['2', '{"method":"x"}', ''];
  const readings = values.map((value) => setUp({ launchCommand: `vllm serve m ${flag} '${value}'` }));
  expect(readings.some((reading) => JSON.stringify(reading) !== JSON.stringify(without))).toBe(true);
});
