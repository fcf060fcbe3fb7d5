import { expect, test } from 'vitest';
import { changedCells } from '../../src/figures/comparison/changed-cells.ts';
import { changesMarkdown } from '../../src/share/changes-text.ts';
import { comparisonMarkdown, type NamedSide } from '../../src/share/comparison-markdown.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { measuredCell, overCapacityCell, syntheticRun } from '../figures/synthetic-run.ts';
import { HOSTILE_NAME, HOSTILE_NAME_SHOWN, hostileRun } from './hostile-run.ts';
import { linksOf, nodesOf, shownIn, shownText, tablesOf } from './markdown/read-markdown.ts';

const root = 'https://example.org/bench/';
const side = (run: NamedSide['run'], name: string, at: string | null = root): NamedSide => ({
  run,
  name,
  root: at,
  standing: null,
});

test('a comparison has its verdict, who wins where, the ratios, and links to all of it', () => {
  const address = `${root}compare/?runs=kimi-k2.6-h200x8,inkling-small-h200x8`;
  const markdown = comparisonMarkdown({
    baseline: side(kimi, 'Kimi-K2.6'),
    other: side(inkling, 'Inkling-Small'),
    address,
  });
  const [heading, verdict, winner] = markdown.split('\n\n');
  expect(heading).toBe(
    `## [Inkling-Small](${root}runs/inkling-small-h200x8/) against [Kimi-K2.6](${root}runs/kimi-k2.6-h200x8/)`,
  );
  expect(verdict).toMatch(/^\*\*Not the same set-up\.\*\* Quantization, .* not the two models\.$/);
  expect(winner).toBe(
    'Inkling-Small decodes faster in all 19 cells that both measured: **3.16×** in the geometric mean, from 1.83× at 64K × 4 to 5.17× at 8K × 1. It alone fits 11 more of the 40 shared cells; 10 fit neither.',
  );
  expect(tablesOf(markdown)[0]?.slice(0, 3)).toEqual([
    ['Context', '×1', '×2', '×4', '×8', '×16', '×32', '×64', '×128'],
    ['8K', '5.17×', '4.62×', '4.24×', '3.84×', '3.70×', 'only B', 'only B', 'only B'],
    ['16K', '4.41×', '3.79×', '3.62×', '3.32×', '3.06×', 'only B', 'only B', 'OC'],
  ]);
  expect(shownIn(markdown)).toContain('A: Kimi-K2.6. B: Inkling-Small. Above 1 B is faster');
  expect(linksOf(markdown).at(-1)).toBe(address);
});

test('runs that measured different things have no ratios', () => {
  const protocol = { ...inkling.protocol, measurementKind: 'end-to-end' } as const;
  const markdown = comparisonMarkdown({
    baseline: side(kimi, 'Kimi-K2.6', null),
    other: side({ ...inkling, protocol }, 'Inkling-Small', null),
    address: null,
  });
  expect(tablesOf(markdown)).toEqual([]);
  expect(linksOf(markdown)).toEqual([]);
});

test('each sign among the ratios is told, no other', () => {
  const held = { averageActiveRequests: 1, status: 'capacity-limited' } as const;
  const baseline = syntheticRun({
    decode: [
      measuredCell(8192, 1, { decodeTokPerSec: 10 }),
      measuredCell(8192, 2, { decodeTokPerSec: 10 }),
      overCapacityCell(8192, 4),
    ],
  });
  const other = syntheticRun({
    decode: [
      measuredCell(8192, 1, { decodeTokPerSec: 5, ...held }),
      overCapacityCell(8192, 2),
      { ...overCapacityCell(8192, 4), status: 'error', reason: null },
    ],
  });
  const markdown = comparisonMarkdown({
    baseline: side(baseline, 'x'),
    other: side(other, 'y'),
    address: null,
  });
  expect(tablesOf(markdown)[0]?.[1]).toEqual(['8K', '0.50×*', 'only A', 'neither']);
  expect(shownIn(markdown)).toMatch(
    /\*: a server did not hold the load\. only A: B has no figure\. neither: no figure of either\.$/,
  );
});

test('a hostile run keeps its cells', () => {
  const markdown = comparisonMarkdown({
    baseline: side(kimi, HOSTILE_NAME),
    other: side(hostileRun, HOSTILE_NAME),
    address: null,
  });
  const [table] = tablesOf(markdown);
  expect(new Set(table?.map((row) => row.length))).toEqual(new Set([9]));
  expect(table?.flat()).toContain(`${HOSTILE_NAME_SHOWN} 8K`);
  const [heading] = nodesOf(markdown).filter(({ type }) => type === 'heading');
  expect(heading === undefined ? '' : shownText(heading)).toBe(
    `${HOSTILE_NAME_SHOWN} against ${HOSTILE_NAME_SHOWN}`,
  );
});

test('changes stand from what was lost over the deepest fall to what was gained', () => {
  const run = (...decode: (number | null)[]) =>
    syntheticRun({
      decode: decode.map((rate, index) =>
        rate === null
          ? overCapacityCell(8192, 2 ** index)
          : measuredCell(8192, 2 ** index, { decodeTokPerSec: rate }),
      ),
    });
  const question = {
    baseline: run(100, 100, 100, 100, null, 100, null),
    other: run(120, 105, 95, 60, 100, null, null),
  };
  const changes = { cells: changedCells({ ...question, threshold: 0.05 }), threshold: 0.05 };
  expect(tablesOf(changesMarkdown(changes))).toEqual([
    [
      ['Cell', 'A (tok/s)', 'B (tok/s)', 'Change'],
      ['8K × 32', '100.0', 'over capacity', '—'],
      ['8K × 8', '100.0', '60.0', '−40 %'],
      ['8K × 1', '100.0', '120.0', '+20 %'],
      ['8K × 16', 'over capacity', '100.0', '—'],
    ],
  ]);
  const strict = changedCells({ ...question, threshold: 0.049 });
  expect(strict.map(({ cell }) => cell.concurrency)).toEqual([32, 8, 4, 2, 1, 16]);
  expect(changesMarkdown({ cells: [], threshold: 0.005 })).toBe(
    'No decode cell changed by more than 0.5 %.\n',
  );
});

test('what became of a run stands before the verdict', () => {
  const baseline = { ...side(kimi, 'Kimi-K2.6'), standing: 'Withdrawn: the wrong file.' };
  const markdown = comparisonMarkdown({ baseline, other: side(inkling, 'Inkling-Small'), address: null });
  expect(markdown.split('\n\n')[1]).toBe('**Kimi-K2.6: Withdrawn: the wrong file.**');
});
