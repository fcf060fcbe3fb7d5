import { expect, test } from 'vitest';
import { findings } from '../../src/figures/findings.ts';
import type { Run } from '../../src/run/run.ts';
import { runLine } from '../../src/share/markdown/run-line.ts';
import type { RunInMarkdown } from '../../src/share/markdown/run-in-markdown.ts';
import { runMarkdown, runMarkdownParts } from '../../src/share/run-markdown.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { measuredCell, overCapacityCell, prefillPoint, syntheticRun } from '../figures/synthetic-run.ts';
import { HOSTILE_COMMAND, HOSTILE_NAME_SHOWN, hostileRun } from './hostile-run.ts';
import { codeOf, linksOf, nodesOf, shownIn, shownText, tablesOf } from './markdown/read-markdown.ts';

const root = 'https://example.org/bench/';
const told = (run: Run, at: string | null = root): RunInMarkdown => ({
  run,
  findings: findings(run),
  root: at,
  standing: null,
});
const part = (run: Run, id: string): string =>
  runMarkdownParts(told(run)).find((each) => each.id === id)?.markdown ?? '';

test('one line names the run, leads to it, and carries its figures and cautions', () => {
  expect(runLine(told(kimi))).toBe(
    '**[Kimi-K2.6 on H200 SXM 141GB ×8](https://example.org/bench/runs/kimi-k2.6-h200x8/)**: vllm 0.29.0 · INT4 · llm-inference-bench 0.6.2, date not given. One request at 8K decodes 26.2 tok/s; peak 398.9 tok/s at 16K × 16 requests; prefill up to 18.7K tok/s at 16K. Cautions: Cliff at 128K; Served under another name; Speculative decoding is on; Eager mode; Prefill without decode at 256K.',
  );
});

test('the decode table has OC where over capacity, marks cautions, and says what its signs mean', () => {
  expect(part(kimi, 'decode'))
    .toBe(`**Decode throughput (tok/s) of [Kimi-K2.6 on H200 SXM 141GB ×8](https://example.org/bench/runs/kimi-k2.6-h200x8/#decode)**

| Context | ×1 | ×2 | ×4 | ×8 | ×16 | ×32 | ×64 | ×128 |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| 8K | 26.2 | 51.5 | 103.7 | 200.6 | 384.7 | OC | OC | OC |
| 16K | 23.6 | 51.2 | 100.6 | 196.9 | 398.9 | OC | OC | OC |
| 32K | 23.6 | 46.7 | 98.8 | 193.2 | OC | OC | OC | OC |
| 64K | 23.7 | 48.4 | 96.3 | OC | OC | OC | OC | OC |
| 128K | 10.1 † | 19.8 † | OC | OC | OC | OC | OC | OC |
| 251K | 9.9 | OC | OC | OC | OC | OC | OC | OC |

Output tok/s of all requests together (sustained decode), by context length and concurrency. OC: over capacity, would exceed the KV cache. †: Cliff at 128K.`);
});

test('cells without figures say why, and the load that was not held has a sign', () => {
  const place = { ...overCapacityCell(8192, 1), statusText: 'Strange | one' };
  const decode = [
    { ...place, status: 'error', reason: 'boom' } as const,
    { ...place, status: 'skipped', concurrency: 2 } as const,
    { ...place, status: 'not-run', concurrency: 4 } as const,
    { ...place, status: 'other', concurrency: 8 } as const,
    measuredCell(16384, 1, { decodeTokPerSec: 5, status: 'capacity-limited', averageActiveRequests: 1 }),
  ];
  const markdown = part(syntheticRun({ decode }), 'decode');
  expect(tablesOf(markdown)[0]?.slice(1)).toEqual([
    ['8K', 'error', 'skipped', 'not run', 'strange | one'],
    ['16K', expect.stringMatching(/^5\.0\*/), '—', '—', '—'],
  ]);
  expect(shownIn(markdown)).toContain('*: the server did not hold the load. —: not in the matrix.');
});

test('each caution of a table has a sign of its own', () => {
  const markdown = part(inkling, 'prefill');
  expect(tablesOf(markdown)[0]?.map(([context]) => context)).toEqual([
    ...['Context', '8K †', '16K †', '32K †', '64K †', '128K †', '256K', '512K', '1019K', '1024K ‡'],
  ]);
  expect(markdown).toMatch(/†: Prefill TTFT in steps\. ‡: Prefill without decode at 1024K\.$/);
});

test('a prefill point without figures shows its status', () => {
  const over = {
    contextLabel: '16K',
    contextTokens: 16384,
    sourceLine: 2,
    status: 'over-capacity',
    statusText: 'Over capacity',
  } as const;
  const markdown = part(syntheticRun({ prefill: [prefillPoint(8192, 500), over] }), 'prefill');
  expect(tablesOf(markdown)[0]?.[2]).toEqual(['16K', 'Over capacity', '—']);
});

test('a run without measurements and command says so', () => {
  const markdown = runMarkdown(told(syntheticRun({})));
  expect(markdown).toContain('No figures were measured.');
  expect(markdown).toContain('Decode was not measured.');
  expect(markdown).toContain('Prefill was not measured.');
  expect(markdown).toContain('The launch command was not published.');
});

test('the whole has every part once, and leads to the page and to all files', () => {
  const markdown = runMarkdown(told(kimi));
  const headings = nodesOf(markdown).filter(({ type }) => type === 'heading');
  expect(headings.map(shownText)).toEqual([
    'Kimi-K2.6 on H200 SXM 141GB ×8',
    'Decode throughput (tok/s)',
    'Prefill',
    'Set-up',
    'Cautions and notes',
    'Evidence',
  ]);
  const page = 'https://example.org/bench/runs/kimi-k2.6-h200x8/';
  const links = linksOf(markdown).filter((link) => link.startsWith(page));
  expect(links).toEqual([page, `${page}run.json`, `${page}measurements.csv`, `${page}source.txt`]);
  expect(markdown).toContain(kimi.source.sha256);
  expect(codeOf(markdown)).toEqual([kimi.launchCommand]);
  expect(markdown.endsWith('`\n')).toBe(true);
});

test('a run that is not published has no links to a site', () => {
  const markdown = runMarkdown(told(kimi, null));
  expect(linksOf(markdown)).toEqual(['https://github.com/vllm-project/vllm']);
  expect(markdown).toMatch(/^## Kimi-K2\.6 on H200 SXM 141GB ×8\n/);
});

test('names, labels and commands of a hostile run stay within their cells, headings and blocks', () => {
  const markdown = runMarkdown(told(hostileRun));
  const shape = (run: Run): readonly (readonly number[])[] =>
    tablesOf(runMarkdown(told(run))).map((table) => table.map((row) => row.length));
  const additional = [{ label: 'Driver', value: '580.95' }];
  const { publication } = hostileRun;
  expect(shape(hostileRun)).toEqual(
    shape({ ...kimi, publication, hardware: { ...kimi.hardware, additional } }),
  );
  const [decode, prefill, setUp] = tablesOf(markdown);
  expect(decode?.[1]?.[0]).toBe(`${HOSTILE_NAME_SHOWN} 8K`);
  expect(prefill?.[1]?.[0]).toBe(`${HOSTILE_NAME_SHOWN} 8K`);
  expect(setUp).toContainEqual(['Hardware', 'GPU', HOSTILE_NAME_SHOWN]);
  expect(setUp).toContainEqual(['Hardware', HOSTILE_NAME_SHOWN, HOSTILE_NAME_SHOWN]);
  expect(setUp).toContainEqual(['Engine', 'Repository', HOSTILE_NAME_SHOWN]);
  expect(setUp).toContainEqual(['Run', 'Published by', HOSTILE_NAME_SHOWN]);
  const [heading] = nodesOf(markdown).filter(({ type }) => type === 'heading');
  expect(heading === undefined ? '' : shownText(heading)).toBe(
    `${HOSTILE_NAME_SHOWN} on ${HOSTILE_NAME_SHOWN} ×8`,
  );
  expect(codeOf(markdown)).toEqual([HOSTILE_COMMAND.replace('\u200F', '[U+200F]')]);
  expect(linksOf(markdown).filter((link) => !link.startsWith(root))).toEqual([]);
  const html = nodesOf(markdown).flatMap((node) => (node.type === 'html' ? [node.value] : []));
  expect(new Set(html)).toEqual(new Set(['<!-- -->', '<span>', '</span>']));
});

test('what became of a run stands before everything that is told of it', () => {
  const withdrawn = { ...told(kimi), standing: 'Withdrawn: the *wrong* file.' };
  const remark = String.raw`**Withdrawn: the \*wrong\* file.**`;
  expect(runLine(withdrawn)).toContain(`/)**: ${remark} vllm 0.29.0`);
  expect(runMarkdown(withdrawn).split('\n')[2]?.startsWith(`${remark} vllm`)).toBe(true);
  expect(runMarkdownParts(withdrawn).map(({ markdown }) => markdown.split('\n')[2])).toEqual(
    runMarkdownParts(withdrawn).map(() => remark),
  );
});
