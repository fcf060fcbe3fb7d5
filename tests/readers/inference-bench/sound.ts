/** Every sound file of tests/results/llm-inference-bench: its prefill points and decode cells, as part-lines.ts writes them. */
export const sound: Readonly<Record<string, { prefill: readonly string[]; decode: readonly string[] }>> = {
  'capacity-limited': {
    prefill: [],
    decode: [
      '8K ×4 valid (Valid) 100 25 100 40 4 0 3000 30',
      '8K ×8 capacity-limited (Underfilled) 160 25 200 40 7.8 0 4800 30',
      '8K ×16 capacity-limited (Capacity limited) 160 25 400 40 8.2 0 4800 30',
      '8K ×32 capacity-limited (Warm-up timed out) 160 25 800 40 8.1 0 4800 30',
    ],
  },
  'context-0': {
    prefill: [],
    decode: [
      '0 ×1 valid (Valid) 30 32 50 31.25 1 0 900 30',
      '0 ×8 not-run (Not run)',
      '8K ×1 valid (Valid) 25 25 100 40 1 0 750 30',
      '8K ×8 over-capacity (Over capacity)',
    ],
  },
  errors: {
    prefill: ['8K error —'],
    decode: [
      '8K ×1 valid (Valid, 1 request failed) 25 25 100 40 1 0 750 30',
      '8K ×2 error (Error) —',
      '8K ×3 error (Error) 3 requests failed',
      '8K ×4 error (Error) ReadTimeout',
      '8K ×5 error (Error) the model repeated itself',
      '8K ×6 error (Error) the warm-up timed out',
      '8K ×7 error (Error) —',
      '8K ×8 valid (Valid) 200 25 — 40 8 0 6000 30',
    ],
  },
  'minified-proxy': { prefill: [], decode: ['8K ×1 valid (Valid) 25 25 100 40 — 0 750 30'] },
  'no-budget': {
    prefill: [],
    decode: [
      '8K ×1 valid (Valid) 25 25 100 40 1 0 750 30',
      '8K ×64 not-run (Not run)',
      '16K ×1 not-run (Not run)',
      '16K ×64 not-run (Not run)',
    ],
  },
  'odd-contexts': {
    prefill: [],
    decode: [
      '62.5K ×1 valid (Valid) 25 25 100 40 1 0 750 30',
      '131070 ×1 valid (Valid) 24 25 100 40 1 0 720 30',
      '128K ×1 valid (Valid) 23 25 100 40 1 0 690 30',
      '307.5K ×1 valid (Valid) 22 25 100 40 1 0 660 30',
    ],
  },
  'prefill-only': { prefill: ['8K valid 8000 1000 3 8000 —'], decode: [] },
  'request-count': {
    prefill: ['8K valid 8000 1000 1 8000 —', '16K valid 10000 1600 1 16000 —'],
    decode: [
      '8K ×1 valid (Valid) 20 25 500 40 1 10 600 30',
      '8K ×2 not-run (Not run)',
      '16K ×1 not-run (Not run)',
      '16K ×2 not-run (Not run)',
    ],
  },
  'unversioned-14-keys': {
    prefill: ['8K valid 8192 1000 — — —'],
    decode: [
      '8K ×1 valid (Valid) 25 — 100 — — — — —',
      '8K ×2 valid (Valid) 48 — 150 — — — — —',
      '16K ×1 valid (Valid) 20 — 200 — — — — —',
      '16K ×2 not-run (Not run)',
    ],
  },
  'version-0.2.0': {
    prefill: ['8K valid 8192 1000 — — —', '16K error —'],
    decode: [
      '8K ×1 valid (Valid) 25 — 100 — 1 — — —',
      '8K ×2 valid (Valid) 48 — 150 — 2 — — —',
      '16K ×1 valid (Valid) 20 — 200 — 1 — — —',
      '16K ×2 valid (Valid) 30 — 250 — 2 — — —',
    ],
  },
  'version-0.4.1': {
    prefill: ['8K valid 8000 1000 1 8000 —', '16K valid 10000 1600 1 16000 —', '64K skipped'],
    decode: [
      '8K ×1 valid (Valid) 25 25 100 40 1 0 750 30',
      '8K ×2 valid (Valid) 48 25 150 40 2 0 1440 31',
      '16K ×1 valid (Valid) 20 20 200 50 1 0 600 30',
      '16K ×2 valid (Valid) 30 16 250 62.5 2 3 900 30',
    ],
  },
  'version-0.5.2-bursts': {
    prefill: ['8K valid 8000 1000 1 8000 —', '16K valid 10000 1600 1 16000 —'],
    decode: [
      '8K ×1 valid (Valid) 25 25 100 40 1 0 750 30',
      '8K ×2 valid (Valid) 48 25 150 40 2 0 1440 30',
      '16K ×1 valid (Valid) 20 20 200 50 1 0 600 30',
      '16K ×2 over-capacity (Over capacity)',
    ],
  },
  'version-0.6.0-loop': {
    prefill: ['8K valid 8000 1000 1 8000 —', '16K valid 10000 1600 1 16000 —'],
    decode: [
      '8K ×1 valid (Valid) 25 25 100 40 1 0 750 30',
      '8K ×2 valid (Valid) 48 25 150 40 2 0 1440 30',
      '16K ×1 error (Error) the model repeated itself',
      '16K ×2 valid (Valid) 30 16 250 62.5 2 0 900 30',
    ],
  },
  'version-0.6.2-83-keys': {
    prefill: ['8K valid 8000 1000 1 8000 8100'],
    decode: [
      '8K ×1 valid (Valid) 28 25 100 40 1 0 840 30',
      '8K ×2 valid (Valid) 48 25 150 40 2 0 1440 30',
      '16K ×1 error (Error) ConnectError: <address> refused <name> at <path> <address>, key <secret>; 1 request failed',
      '16K ×2 not-run (Not run)',
    ],
  },
};
