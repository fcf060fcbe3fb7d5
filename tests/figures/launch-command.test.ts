import fc from 'fast-check';
import { split } from 'shlex';
import { describe, expect, test } from 'vitest';
import { launchCommandLines } from '../../src/figures/launch-command-lines.ts';
import { parseLaunchCommand, type LaunchCommand } from '../../src/figures/launch-command.ts';
import { inkling, kimi } from './golden-runs.ts';

type Readable = Extract<LaunchCommand, { readable: true }>;

function parsed(text: string): Readable {
  const command = parseLaunchCommand(text);
  if (!command.readable) throw new Error(`unreadable: ${text}`);
  return command;
}

const flags = (text: string): (string | null)[][] =>
  parsed(text).flags.map(({ name, value }) => [name, value]);

describe('parseLaunchCommand', () => {
  test('reads the command of the Kimi document', () => {
    expect(parsed(kimi.launchCommand ?? '')).toEqual({
      readable: true,
      text: kimi.launchCommand,
      environment: [
        { name: 'FLASH_ATTENTION_CUTE_DSL_CACHE_ENABLED', value: '1' },
        { name: 'VLLM_ENGINE_READY_TIMEOUT_S', value: '3600' },
      ],
      wrapper: ['env'],
      program: '$HOME/env_h200-glm53-vllm-v0290/bin/vllm',
      module: null,
      subcommand: 'serve',
      positionals: ['moonshotai/Kimi-K2.6'],
      flags: [
        { name: '--served-model-name', value: 'nvidia/Kimi-K2.6-DFlash', json: null },
        { name: '--trust-remote-code', value: null, json: null },
        { name: '--tensor-parallel-size', value: '8', json: null },
        { name: '--reasoning-parser', value: 'kimi_k2', json: null },
        { name: '--enable-auto-tool-choice', value: null, json: null },
        { name: '--tool-call-parser', value: 'kimi_k2', json: null },
        { name: '--max-model-len', value: '262144', json: null },
        { name: '--gpu-memory-utilization', value: '0.81', json: null },
        { name: '--host', value: '0.0.0.0', json: null },
        { name: '--port', value: '8000', json: null },
        { name: '--api-key', value: '<redacted>', json: null },
        { name: '--enforce-eager', value: null, json: null },
        { name: '--max-num-batched-tokens', value: '16384', json: null },
        {
          name: '--speculative-config',
          value: '{"method":"dflash","model":"nvidia/Kimi-K2.6-DFlash","num_speculative_tokens":8}',
          json: [
            { path: 'method', value: 'dflash' },
            { path: 'model', value: 'nvidia/Kimi-K2.6-DFlash' },
            { path: 'num_speculative_tokens', value: '8' },
          ],
        },
      ],
    });
  });

  test('reads the dotted flag of the Inkling document', () => {
    const command = parsed(inkling.launchCommand ?? '');
    expect(command.environment).toHaveLength(3);
    expect(command.flags).toHaveLength(13);
    expect(command.flags.at(-1)).toEqual({
      name: '--kernel-config.enable_flashinfer_autotune',
      value: 'False',
      json: null,
    });
  });

  test.each([
    ['vllm serve m --port=80', [['--port', '80']]],
    [
      'vllm serve m -O3 -tp 8',
      [
        ['-O', '3'],
        ['-tp', '8'],
      ],
    ],
    ['vllm serve m -O.mode=3', [['-O.mode', '3']]],
    [
      'vllm serve m --seed -1 --bias -.5',
      [
        ['--seed', '-1'],
        ['--bias', '-.5'],
      ],
    ],
    ['vllm serve --trust-remote-code m', [['--trust-remote-code', null]]],
    ['vllm serve m --no-enable-prefix-caching', [['--no-enable-prefix-caching', null]]],
    ['x --enable_chunked_prefill true', [['--enable_chunked_prefill', 'true']]],
    [
      'x --lora-modules a=1 b=2 --port 1',
      [
        ['--lora-modules', 'a=1 b=2'],
        ['--port', '1'],
      ],
    ],
    ['x --lora-modules a b', [['--lora-modules', 'a b']]],
    [
      'x --middleware a --middleware b',
      [
        ['--middleware', 'a'],
        ['--middleware', 'b'],
      ],
    ],
    ['x --tag "two words"', [['--tag', 'two words']]],
    [
      "x --empty '' --next 1",
      [
        ['--empty', ''],
        ['--next', '1'],
      ],
    ],
    ["x --a=$'tab\\there'", [['--a', 'tab\there']]],
    [
      "x --a $'it\\'s' --b 1",
      [
        ['--a', "it's"],
        ['--b', '1'],
      ],
    ],
    ['x --last', [['--last', null]]],
    ['x --log all > out.txt 2>&1 &', [['--log', 'all']]],
    ['x --verbose && y', [['--verbose', null]]],
    [
      'x \\\n  --port 1 \\\r\n  --host h \\',
      [
        ['--port', '1'],
        ['--host', 'h'],
      ],
    ],
    ['x --por\\\nt 1', [['--port', '1']]],
    ['x --port\\\n 1', [['--port', '1']]],
  ])('reads the flags of %j', (text, expected) => {
    expect(flags(text)).toEqual(expected);
  });

  test.each([
    ['VAR=x vllm serve m', [], 'vllm', null, 'serve', ['m']],
    ['env -u A B=1 vllm serve m', ['env', '-u', 'A'], 'vllm', null, 'serve', ['m']],
    ['sudo -E env A=1 /opt/vllm serve m', ['sudo', '-E', 'env'], '/opt/vllm', null, 'serve', ['m']],
    ['python3 -u -m sglang.launch_server --tp 8', ['-u', '-m'], 'python3', 'sglang.launch_server', null, []],
    ['python3 serve.py --tp 8', [], 'python3', null, null, ['serve.py']],
    ['vllm serve --port 1 org/m', [], 'vllm', null, 'serve', ['org/m']],
    [
      'sudo docker run --gpus all -it img vllm serve m',
      ['sudo'],
      'docker',
      null,
      'run',
      ['img', 'vllm', 'serve', 'm'],
    ],
    ['A=1', [], null, null, null, []],
    ['', [], null, null, null, []],
    ['python -m', [], 'python', null, null, []],
  ])('finds the program of %j', (text, ...found) => {
    const { wrapper, program, module, subcommand, positionals } = parsed(text);
    expect([wrapper, program, module, subcommand, positionals]).toEqual(found);
  });

  test('expands nested JSON to dotted paths in order', () => {
    const [flag] = parsed(`x -cc '{"a":{"b":[1,"two",null],"c":{}},"d":true}'`).flags;
    expect(flag?.json).toEqual([
      { path: 'a.b.0', value: '1' },
      { path: 'a.b.1', value: 'two' },
      { path: 'a.b.2', value: 'null' },
      { path: 'a.c', value: '{}' },
      { path: 'd', value: 'true' },
    ]);
  });

  test.each(['x --a {broken', 'x --a 8', 'x --a "quoted"', 'x --a null'])('sees no JSON in %j', (text) => {
    expect(parsed(text).flags[0]?.json).toBeNull();
  });

  test.each([`vllm serve 'm`, 'vllm "serve', `x ${'a '.repeat(20_000)}`])(
    'keeps an unreadable command verbatim',
    (text) => {
      expect(parseLaunchCommand(text)).toEqual({ readable: false, text });
      expect(launchCommandLines(text)).toEqual([{ text, gap: '' }]);
    },
  );

  test('survives deeply nested JSON', () => {
    const [flag] = parsed(`x --a ${'['.repeat(10_000)}${']'.repeat(10_000)}`).flags;
    expect(flag?.json?.[0]?.value).toBe('[]');
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseLaunchCommand(text)));
  });
});

/** Texts full of what the shell treats specially. */
const shellText = fc
  .array(fc.constantFrom('a', '-', '--b', '=', ' ', '\n', "'", '"', '\\', '$', '{', '1', 'é', 'serve'))
  .map((pieces) => pieces.join(''));

describe('launchCommandLines', () => {
  test('puts variables, program and model on the first line and each flag on its own', () => {
    const lines = launchCommandLines(kimi.launchCommand ?? '').map(({ text }) => text);
    expect(lines).toHaveLength(15);
    expect(lines[0]).toBe(
      'env FLASH_ATTENTION_CUTE_DSL_CACHE_ENABLED=1 VLLM_ENGINE_READY_TIMEOUT_S=3600 ' +
        '"$HOME/env_h200-glm53-vllm-v0290/bin/vllm" serve moonshotai/Kimi-K2.6',
    );
    expect(lines[11]).toBe('--api-key <redacted>');
    expect(lines[14]).toBe(
      `--speculative-config '{"method":"dflash","model":"nvidia/Kimi-K2.6-DFlash","num_speculative_tokens":8}'`,
    );
  });

  test('keeps line continuations in the gaps', () => {
    expect(launchCommandLines('vllm serve m \\\n  --port 1\\\n')).toEqual([
      { text: 'vllm serve m', gap: ' \\\n  ' },
      { text: '--port 1', gap: '\\\n' },
    ]);
  });

  test('loses no character', () => {
    fc.assert(
      fc.property(fc.oneof(shellText, fc.string()), (text) => {
        const joined = launchCommandLines(text).map((line) => line.text + line.gap);
        expect(joined.join('')).toBe(text);
      }),
    );
  });

  test('agrees with the library on the words of a text without continuations', () => {
    fc.assert(
      fc.property(shellText, (text) => {
        fc.pre(!/\\(?:\r?\n|$)/.test(text));
        const command = parseLaunchCommand(text);
        if (!command.readable) {
          expect(() => split(text)).toThrow();
          return;
        }
        const lineWords = launchCommandLines(text).flatMap((line) => split(line.text));
        expect(lineWords).toEqual(split(text));
      }),
    );
  });
});
