import { expect, test } from 'vitest';
import { oncePerRun } from '../../src/figures/once-per-run.ts';

test('each run is computed once, equal ones apart', () => {
  const seen: string[] = [];
  const length = oncePerRun(({ id }: { id: string }) => {
    seen.push(id);
    return id.length;
  });
  const [run, twin] = [{ id: 'kimi' }, { id: 'kimi' }];
  expect([length(run), length(run), length(twin)]).toEqual([4, 4, 4]);
  expect(seen).toEqual(['kimi', 'kimi']);
});

test('what comes out undefined is not computed again', () => {
  let computed = 0;
  const nothing = oncePerRun((_run: object) => {
    computed += 1;
  });
  const run = {};
  nothing(run);
  nothing(run);
  expect(computed).toBe(1);
});
