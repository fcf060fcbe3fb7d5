import { formatPlannedSeconds } from '../../display/quantity-text.ts';
import type { Run } from '../../run/run.ts';
import type { SourcePlace } from '../../run/source.ts';
import { sources } from '../../run/sources.ts';
import { publicationText, SEPARATOR } from '../run-description.ts';
import { stacked, type Block } from './block.ts';
import { paragraph } from './rich-text.ts';

type Rows = readonly SourcePlace[];

/** "lines 73–120": where the rows stand in the source; null of none, and where they stand in several. */
function lineRange(rows: Rows): string | null {
  const lines = rows.map(({ sourceLine }) => sourceLine);
  if (lines.length === 0 || new Set(rows.map(({ sourceNumber }) => sourceNumber)).size > 1) return null;
  const [first, last] = [Math.min(...lines), Math.max(...lines)];
  return first === last ? `line ${String(first)}` : `lines ${String(first)}–${String(last)}`;
}

/** "kimi-k2.6-h200x8.txt, lines 73–120 · sha256 49ab12cd34ef · measured Sep 17, 2026 by keennay": where figures come from. */
export function sourceText(run: Run, rows: Rows): string {
  const numbers = new Set(rows.map(({ sourceNumber = 1 }) => sourceNumber));
  const names = sources(run).flatMap(({ file }, index) => (numbers.has(index + 1) ? [file] : []));
  const files = names.length === 0 ? [run.source.file] : names;
  const file = [...files, lineRange(rows)].filter((part) => part !== null).join(', ');
  return [file, `sha256 ${run.source.sha256.slice(0, 12)}`, publicationText(run)].join(SEPARATOR);
}

/** "llm-inference-bench 0.6.2, 30 s per measurement". */
function toolText({ protocol }: Run): string {
  const { tool, toolVersion, secondsPerMeasurement } = protocol;
  const name = [tool, toolVersion].filter((part) => part !== null).join(' ');
  return secondsPerMeasurement === null
    ? name
    : `${name}, ${formatPlannedSeconds(secondsPerMeasurement)} s per measurement`;
}

interface SourceLines {
  readonly sources: readonly string[];
  /** The tools are told once where all runs have the same. */
  readonly runs: readonly Run[];
  readonly address: string | null;
  readonly width: number;
}

/** The foot of a picture: the evidence, what measured it, and where it is explained. */
export function sourceBlock({ sources, runs, address, width }: SourceLines): Block {
  const tools = [...new Set(runs.map(toolText))].join(SEPARATOR);
  const last = address === null ? tools : `${tools}${SEPARATOR}${address}`;
  const blocks = [...sources.map((source) => `Source: ${source}`), last].map((text) =>
    paragraph(text, { size: 12, fill: 'faint', room: width, most: 2 }),
  );
  return stacked(blocks, 0);
}
