import { expect, test } from 'vitest';
import { launchCommandRows } from '../../src/share/launch-command-rows.ts';

test('each part is a row, a JSON value one for each of its entries', () => {
  expect(
    launchCommandRows(`env A=1 vllm serve org/M --eager --c '{"a":{"b":8},"d":["x"]}' --host 0.0.0.0`),
  ).toEqual([
    { kind: 'Wrapper', name: 'env', value: null },
    { kind: 'Variable', name: 'A', value: '1' },
    { kind: 'Program', name: 'vllm', value: null },
    { kind: 'Subcommand', name: 'serve', value: null },
    { kind: 'Argument', name: 'org/M', value: null },
    { kind: 'Flag', name: '--eager', value: null },
    { kind: 'Flag', name: '--c.a.b', value: '8' },
    { kind: 'Flag', name: '--c.d.0', value: 'x' },
    { kind: 'Flag', name: '--host', value: '0.0.0.0' },
  ]);
});

test('a module that Python runs is a row of its own', () => {
  expect(launchCommandRows('python3 -m vllm.entrypoints.openai.api_server --port 8000')).toMatchObject(
    expect.arrayContaining([
      { kind: 'Program', name: 'python3', value: null },
      { kind: 'Module', name: 'vllm.entrypoints.openai.api_server', value: null },
      { kind: 'Flag', name: '--port', value: '8000' },
    ]),
  );
});

test('a command that cannot be read has no rows', () => {
  expect(launchCommandRows(`vllm serve 'unclosed`)).toEqual([]);
});
