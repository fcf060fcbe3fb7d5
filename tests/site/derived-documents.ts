import { readFileSync } from 'node:fs';
import { derived } from '../../src/figures/derived.ts';
import { listedRun } from '../../src/figures/explore/listed-run.ts';
import { readResult } from '../../src/readers/read-result.ts';
import type { Run } from '../../src/run/run.ts';
import { packedRuns } from '../../src/share/packed-runs.ts';

/** A document with changes, each where its text first stands. */
function changed(file: string, changes: readonly (readonly [text: string, replacement: string])[]): string {
  return changes.reduce(
    (document, [text, replacement]) => {
      if (!document.includes(text)) throw new Error(`text to replace is not in ${file}: ${text}`);
      return document.replace(text, replacement);
    },
    readFileSync(`content/runs/${file}`, 'utf8'),
  );
}

/** A document without the decode rows of a context, in the matrix and in All measurements. */
function withoutDecodeAt(document: string, context: string): string {
  const rows = [
    `${context}\t`,
    `Sustained decode\t${context}\t`,
    `| ${context} |`,
    `| Sustained decode | ${context} |`,
  ];
  return document
    .split('\n')
    .filter((line) => !rows.some((row) => line.startsWith(row)))
    .join('\n');
}

function read(id: string, document: string): Run {
  const bytes = new TextEncoder().encode(document);
  const reading = readResult({ file: `${id}.txt`, bytes, sha256: '0'.repeat(64) });
  if (!reading.ok) throw new Error(`derived document is broken: ${reading.problems.map(String).join('\n')}`);
  return reading.run;
}

const kimi = 'kimi-k2.6-h200x8.txt';
const inkling = 'inkling-small-h200x8.txt';

/** As published. */
const published = read('kimi-k2.6-h200x8', changed(kimi, []));

/** Fewer contexts, and measurements that failed, were skipped, were not held, or became something unheard of. */
const troubled = read(
  'kimi-troubled',
  withoutDecodeAt(
    withoutDecodeAt(
      changed(kimi, [
        ['Kimi-K2.6 on H200', 'Kimi-Troubled on H200'],
        ['6 contexts (8K–251K)', '4 contexts (8K–64K)'],
        ['| 8K | 26.2137 ms TTFT |', '| 8K | Error: out of memory |'],
        [
          '| Sustained decode | 8K | 1 | Valid | 26.2 | 27.6 | 137 ms | 36.2 ms | 1.0 | 0 | 785 | 30.0 s |',
          '| Sustained decode | 8K | 1 | Error: out of memory | — | — | — | — | — | — | — | — |',
        ],
        ['| Error: out of memory | 51.5259 ms TTFT |', '| Error: out of memory | Skipped |'],
        [
          '| Sustained decode | 8K | 2 | Valid | 51.5 | 26.6 | 259 ms | 37.6 ms | 2.0 | 0 | 1,542 | 29.9 s |',
          '| Sustained decode | 8K | 2 | Skipped | — | — | — | — | — | — | — | — |',
        ],
        ['| Skipped | 103.7384 ms TTFT |', '| Skipped | Interrupted |'],
        [
          '| Sustained decode | 8K | 4 | Valid | 103.7 | 27.2 | 384 ms | 36.8 ms | 4.0 | 0 | 3,100 | 29.9 s |',
          '| Sustained decode | 8K | 4 | Interrupted | — | — | — | — | — | — | — | — |',
        ],
        ['| 384.7515 ms TTFT | Over capacity |', '| 384.7515 ms TTFT | Not run |'],
        ['| Sustained decode | 8K | 32 | Over capacity |', '| Sustained decode | 8K | 32 | Not run |'],
        [
          '| Sustained decode | 8K | 16 | Valid | 384.7 | 25.2 | 515 ms | 39.8 ms | 16.0 |',
          '| Sustained decode | 8K | 16 | Capacity limited | 384.7 | 25.2 | 515 ms | 39.8 ms | 14.2 |',
        ],
      ]),
      '128K',
    ),
    '251K',
  ),
);

/** Another version of the tool. */
const otherTool = read(
  'inkling-other-tool',
  changed(inkling, [
    ['Inkling-Small on H200', 'Inkling-Retold on H200'],
    ['llm-inference-bench v0.6.2', 'llm-inference-bench v0.7.0'],
  ]),
);

/** No context of less than 256K, another machine. */
const long = read(
  'inkling-long',
  ['8K', '16K', '32K', '64K', '128K'].reduce(
    withoutDecodeAt,
    changed(inkling, [
      ['Inkling-Small on H200', 'Inkling-Long on H200'],
      ['8 contexts (8K–1019K)', '3 contexts (256K–1019K)'],
    ]),
  ),
);

/** Runs with ragged grids, several tools, and cells in every state, read from documents derived from the real ones. */
export const derivedRuns = { published, troubled, otherTool, long } as const;

/** The files of a site that publishes the derived runs, as the site's own pages write them, by address. */
export function publishedFiles(): ReadonlyMap<string, unknown> {
  const runs = Object.values(derivedRuns);
  return new Map<string, unknown>([
    [
      '/explore.json',
      {
        ...packedRuns(runs.map((run) => listedRun(run, { standing: null, scale: null }))),
        renamed: { 'kimi-before': derivedRuns.troubled.id },
      },
    ],
    ...runs.map((run) => [`/runs/${run.id}/run.json`, { ...run, derived: derived(run) }] as const),
  ]);
}
