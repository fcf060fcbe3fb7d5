import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findings } from '../../../src/figures/findings.ts';
import type { Run } from '../../../src/run/run.ts';
import { measuredCell, overCapacityCell, prefillPoint, syntheticRun } from '../synthetic-run.ts';

const CONTEXTS = [8, 16, 32, 64, 96, 128, 251, 256, 512, 1019].map((k) => k * 1024);
const CONCURRENCIES = [1, 2, 4, 8, 16, 32, 64, 128];

/** A server whose costs are fixed, linear and quadratic in the prompt, measured with noise. */
interface Server {
  readonly contexts: readonly number[];
  readonly prefillTokPerSec: number;
  /** Share of the shortest prompt's prefill that is fixed, and that is quadratic. */
  readonly fixed: number;
  readonly quadratic: number;
  readonly stepMs: number;
  /** Time to read a request's KV cache, in ms per 1,000 tokens. */
  readonly readMs: number;
  readonly budgetTokens: number;
  readonly noise: readonly number[];
}

const server: fc.Arbitrary<Server> = fc.record({
  contexts: fc.subarray(CONTEXTS, { minLength: 1 }),
  prefillTokPerSec: fc.double({ min: 1000, max: 60_000, noNaN: true }),
  fixed: fc.double({ min: 0, max: 3, noNaN: true }),
  quadratic: fc.double({ min: 0, max: 1, noNaN: true }),
  stepMs: fc.double({ min: 3, max: 50, noNaN: true }),
  readMs: fc.double({ min: 0, max: 0.02, noNaN: true }),
  budgetTokens: fc.integer({ min: 1_100_000, max: 4_000_000 }),
  noise: fc.array(fc.double({ min: -0.01, max: 0.01, noNaN: true }), { minLength: 97, maxLength: 97 }),
});

function smoothRun({ contexts, noise, ...costs }: Server): Run {
  let drawn = 0;
  const noisy = (value: number): number => value * (1 + (noise[drawn++ % noise.length] ?? 0));
  const prefill = contexts.map((tokens) => {
    const shortest = CONTEXTS[0] ?? tokens;
    const load = costs.fixed * shortest + tokens + (costs.quadratic * tokens ** 2) / shortest / 10;
    return prefillPoint(tokens, Math.round(noisy((load / costs.prefillTokPerSec) * 1000)));
  });
  const decode = contexts.flatMap((tokens) =>
    CONCURRENCIES.map((concurrency) => {
      if (concurrency * (tokens + 4096) > costs.budgetTokens) return overCapacityCell(tokens, concurrency);
      const perTokenMs = costs.stepMs + (costs.readMs * tokens * concurrency) / 1000;
      const ttftMs = Math.round(noisy(20 + tokens / 200 + (concurrency * tokens) / 2000));
      const decodeTokPerSec = Math.round(noisy((concurrency / perTokenMs) * 1000) * 10) / 10;
      return measuredCell(tokens, concurrency, {
        decodeTokPerSec,
        ttftMs,
        averageActiveRequests: concurrency,
      });
    }),
  );
  return syntheticRun({ prefill, decode, launchCommand: 'vllm serve org/M --max-model-len 1M' });
}

test('a smooth matrix has no finding but notes', () => {
  fc.assert(
    fc.property(server, (costs) => {
      const cautions = findings(smoothRun(costs)).filter(({ severity }) => severity === 'caution');
      expect(cautions).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('a cliff put into a smooth matrix is found', () => {
  fc.assert(
    fc.property(server, (costs) => {
      const run = smoothRun({ ...costs, contexts: CONTEXTS, readMs: 0 });
      const decode = run.decode.map((cell) =>
        cell.status === 'valid' && cell.contextTokens >= 131_072
          ? { ...cell, decodeTokPerSec: cell.decodeTokPerSec * 0.4 }
          : cell,
      );
      expect(findings({ ...run, decode }).map(({ title }) => title)).toContain('Cliff at 128K');
    }),
  );
});
