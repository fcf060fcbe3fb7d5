import { describe, expect, test } from 'vitest';
import { launchCommandDiff } from '../../../src/figures/comparison/launch-command-diff.ts';
import { inkling, kimi } from '../golden-runs.ts';

function rows(...commands: (string | null)[]): string[] {
  return launchCommandDiff(commands.map((launchCommand) => ({ launchCommand }))).rows.map(
    ({ kind, name, state, values }) => `${kind} ${name} | ${values.map(String).join(' | ')} | ${state}`,
  );
}

test('aligns the commands of Kimi and Inkling', () => {
  expect(rows(kimi.launchCommand, inkling.launchCommand)).toEqual([
    'variable FLASH_ATTENTION_CUTE_DSL_CACHE_ENABLED | 1 | 1 | same',
    'variable VLLM_ENGINE_READY_TIMEOUT_S | 3600 | 3600 | same',
    'variable VLLM_USE_V2_MODEL_RUNNER | null | 1 | only-one-side',
    'wrapper Wrapper | env | env | same',
    'program Program | $HOME/env_h200-glm53-vllm-v0290/bin/vllm | $HOME/env_h200-glm53-vllm-v0290/bin/vllm | same',
    'subcommand Subcommand | serve | serve | same',
    'argument Argument 1 | moonshotai/Kimi-K2.6 | thinkingmachines/Inkling-Small | changed',
    'flag --served-model-name | nvidia/Kimi-K2.6-DFlash | thinkingmachines/Inkling-Small | changed',
    'flag --trust-remote-code | true | true | same',
    'flag --tensor-parallel-size | 8 | 8 | same',
    'flag --reasoning-parser | kimi_k2 | inkling | changed',
    'flag --enable-auto-tool-choice | true | true | same',
    'flag --tool-call-parser | kimi_k2 | inkling | changed',
    'flag --max-model-len | 262144 | 1048576 | changed',
    'flag --gpu-memory-utilization | 0.81 | 0.87 | changed',
    'flag --host | 0.0.0.0 | 0.0.0.0 | same',
    'flag --port | 8000 | 8000 | same',
    'flag --api-key | <redacted> | <redacted> | same',
    'flag --enforce-eager | true | null | only-one-side',
    'flag --max-num-batched-tokens | 16384 | null | only-one-side',
    'flag --speculative-config.method | dflash | null | only-one-side',
    'flag --speculative-config.model | nvidia/Kimi-K2.6-DFlash | null | only-one-side',
    'flag --speculative-config.num_speculative_tokens | 8 | null | only-one-side',
    'flag --tokenizer-mode | null | inkling | only-one-side',
    'flag --kernel-config.enable_flashinfer_autotune | null | False | only-one-side',
  ]);
});

describe('launchCommandDiff', () => {
  test('matches flags in any order and spelling, and JSON with dotted flags', () => {
    expect(
      rows(
        `vllm serve m -tp 2 --max_model_len=8 --c '{"a":{"b":1},"d":[2]}'`,
        `vllm serve m --c.a.b 1 --max-model-len 8 --tensor-parallel-size 4 --c.d.0 2`,
      ).slice(3),
    ).toEqual([
      'flag --tensor-parallel-size | 2 | 4 | changed',
      'flag --max-model-len | 8 | 8 | same',
      'flag --c.a.b | 1 | 1 | same',
      'flag --c.d.0 | 2 | 2 | same',
    ]);
  });

  test('keeps repeated flags, each with a row', () => {
    expect(
      rows('docker run -e A=1 -e B=2 i', 'docker run -e A=1 i').filter((row) => row.includes(' -e ')),
    ).toEqual(['flag -e | A=1 | A=1 | same', 'flag -e | B=2 | null | only-one-side']);
  });

  test('tells a flag without a value from one that is not given and from an empty one', () => {
    expect(rows('vllm serve m --x', "vllm serve m --x ''", 'vllm serve m').slice(-1)).toEqual([
      'flag --x | true |  | null | only-one-side',
    ]);
    expect(rows('vllm serve m --x', 'vllm serve m --x true').slice(-1)).toEqual([
      'flag --x | true | true | changed',
    ]);
  });

  test('aligns three commands, and sees one that differs', () => {
    expect(rows('a serve --x 1', 'a serve --x 1', 'a serve --x 2').slice(-1)).toEqual([
      'flag --x | 1 | 1 | 2 | changed',
    ]);
  });

  test('aligns python modules with programs', () => {
    expect(rows('python -m sglang.launch_server --tp 8', 'sglang serve -tp 8')).toEqual([
      'wrapper Wrapper | -m | null | only-one-side',
      'program Program | python | sglang | changed',
      'module Module | sglang.launch_server | null | only-one-side',
      'subcommand Subcommand | null | serve | only-one-side',
      'flag --tensor-parallel-size | 8 | 8 | same',
    ]);
  });

  test('says which commands are missing, and compares the rest', () => {
    const commands = ['a --x 1', null, 'a "', 'a --x 2'];
    const diff = launchCommandDiff(commands.map((launchCommand) => ({ launchCommand })));
    expect(diff.commands).toEqual(['read', 'not-published', 'unreadable', 'read']);
    expect(diff.rows.at(-1)).toEqual({
      kind: 'flag',
      name: '--x',
      values: ['1', null, null, '2'],
      state: 'changed',
    });
  });

  test('does not call what only one command tells one-sided', () => {
    expect(rows('a --x 1', null)).toEqual([
      'program Program | a | null | unknown',
      'flag --x | 1 | null | unknown',
    ]);
    expect(rows(null, null)).toEqual([]);
  });
});
