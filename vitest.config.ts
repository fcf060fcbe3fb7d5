import process from 'node:process';
import { defineConfig } from 'vitest/config';

const { VITEST_REPORT } = process.env;

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    env: { TZ: 'UTC' },
    testTimeout: 30_000,
    // By default one core is left idle, which on two is half of them.
    maxWorkers: 2,
    reporters:
      VITEST_REPORT === undefined ? ['default'] : ['default', ['json', { outputFile: VITEST_REPORT }]],
  },
});
