import { missingFigureText } from '../display/decode-cell-text.ts';
import { decodeMetrics } from '../display/decode-metric.ts';
import {
  ABSENT,
  formatCount,
  formatDecodeRate,
  formatMilliseconds,
  formatPrefillRate,
} from '../display/quantity-text.ts';
import { comparability } from '../figures/comparison/comparability.ts';
import { ratioGrid } from '../figures/comparison/ratio-grid.ts';
import { whoWinsWhere } from '../figures/comparison/who-wins-where.ts';
import { decodeGrid } from '../figures/decode-grid.ts';
import { findings } from '../figures/findings.ts';
import { isMeasuredDecode, isMeasuredPrefill } from '../figures/measured.ts';
import type { DecodeCell } from '../run/decode.ts';
import type { Run } from '../run/run.ts';
import { changesTable, changesTitle, type Changes } from '../share/changes-text.ts';
import type { PairInMarkdown } from '../share/comparison-markdown.ts';
import { ratioSigns, ratioText } from '../share/ratio-text.ts';
import { publicationText, runDescription } from '../share/run-description.ts';
import { visibleText } from '../share/visible-text.ts';
import { textTable } from './text-table.ts';

/** Blocks with an empty line between them; no character of a file can act on the terminal. */
const blocks = (...texts: readonly string[]): string => `${visibleText(texts.join('\n\n'))}\n`;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const heads = (concurrencies: readonly number[]): string[] =>
  concurrencies.map((concurrency) => `×${formatCount(concurrency)}`);

function cellText(cell: DecodeCell | null): string {
  if (cell === null) return ABSENT;
  if (isMeasuredDecode(cell)) return formatDecodeRate(cell.decodeTokPerSec);
  return cell.status === 'over-capacity' ? 'OC' : oneLine(missingFigureText(cell).toLowerCase());
}

function prefillTable(run: Run): string {
  const rows = run.prefill.map((point) =>
    isMeasuredPrefill(point)
      ? [point.contextLabel, formatPrefillRate(point.prefillTokPerSec), formatMilliseconds(point.ttftMs)]
      : [point.contextLabel, oneLine(point.statusText), ABSENT],
  );
  return textTable([['Context', 'tok/s', 'TTFT (ms)'], ...rows]);
}

/** A run for a terminal: one paragraph, both tables, its findings. */
export function runText(run: Run, standing: string | null): string {
  const { concurrencies, rows } = decodeGrid(run.decode);
  const decode = rows.map(({ contextLabel, cells }) => [contextLabel, ...cells.map(cellText)]);
  return blocks(
    ...(standing === null ? [] : [oneLine(standing)]),
    oneLine(`${runDescription(run)} Source: ${run.source.file}, ${publicationText(run)}.`),
    `Decode throughput (tok/s); OC is over capacity\n${textTable([['Context', ...heads(concurrencies)], ...decode])}`,
    `Prefill\n${prefillTable(run)}`,
    ...findings(run).map(({ title, sentence }) => oneLine(`${title}. ${sentence}`)),
  );
}

/** A run against a baseline for a terminal: verdict, who wins where, ratios, changed cells. */
export function deltaText({ baseline, other }: PairInMarkdown, changes: Changes): string {
  const runs = { baseline: baseline.run, other: other.run, metric: decodeMetrics[0] };
  const { title, sentence } = comparability([baseline.run, other.run]);
  const grid = ratioGrid(runs);
  const rows = (grid?.rows ?? []).map(({ heading, cells }) => [heading, ...cells.map(ratioText)]);
  const signs = ratioSigns((grid?.rows ?? []).flatMap(({ cells }) => cells)).join(' ');
  return blocks(
    `A: ${oneLine(baseline.name)}\nB: ${oneLine(other.name)}`,
    ...[baseline, other].flatMap(({ name, standing }) =>
      standing === null ? [] : [oneLine(`${name}: ${standing}`)],
    ),
    oneLine(`${title}. ${sentence}`),
    oneLine(whoWinsWhere({ ...runs, names: [baseline.name, other.name] }).text),
    ...(grid === null
      ? []
      : [
          `Decode throughput, B ÷ A\n${textTable([['Context', ...heads(grid.concurrencies)], ...rows])}`,
          ...(signs === '' ? [] : [signs]),
          changes.cells.length === 0
            ? `${changesTitle(changes)}.`
            : `${changesTitle(changes)}\n${textTable(changesTable(changes))}`,
        ]),
  );
}
