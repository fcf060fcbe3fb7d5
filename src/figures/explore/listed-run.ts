import type { DecodeCell } from '../../run/decode.ts';
import type { Run } from '../../run/run.ts';
import type { RunStanding } from '../../run/standing.ts';
import { decodeGrid, type DecodeGrid } from '../decode-grid.ts';
import { findings } from '../findings.ts';
import { headline } from '../headline.ts';
import { kvCacheBudget, type KvCacheBudget } from '../kv-cache-budget.ts';
import type { LevelScale } from '../level-scale.ts';
import { isMeasuredDecode, isMeasuredPrefill } from '../measured.ts';

/** A rate in tok/s at a context. */
export interface ContextFigure {
  readonly contextLabel: string;
  readonly contextTokens: number;
  readonly tokPerSec: number;
}

/** A rate in tok/s at a cell of the decode matrix. */
export interface CellFigure extends ContextFigure {
  readonly concurrency: number;
}

/** How a cell looks in a small matrix: its level, hatched, or outlined because it has no figure for another reason. */
export type SmallCell = number | 'over-capacity' | 'absent';

/** One context length of a small matrix. */
export interface SmallRow {
  readonly contextLabel: string;
  readonly contextTokens: number;
  /** One per concurrency. */
  readonly cells: readonly SmallCell[];
}

/** The decode matrix of a run without its numbers. */
export interface SmallMatrix {
  readonly concurrencies: readonly number[];
  readonly rows: readonly SmallRow[];
  /** The lowest and the highest decode throughput in tok/s; null of a run without figures. */
  readonly range: readonly [low: number, high: number] | null;
}

/**
 * What lists, searches, sorts and limits a run among many. Its figures are those of valid cells alone, each where it
 * was measured: a context that a run did not measure is not there. Unlike RunListing, which is for programs.
 */
export interface ListedRun {
  readonly id: string;
  readonly title: string;
  readonly model: Pick<Run['model'], 'name'>;
  readonly hardware: Pick<Run['hardware'], 'gpu' | 'gpuCount' | 'vramPerGpuGb'>;
  readonly engine: Pick<Run['engine'], 'name' | 'version' | 'quantization'>;
  readonly protocol: Pick<Run['protocol'], 'tool' | 'toolVersion' | 'measurementKind'>;
  readonly publication: Pick<Run['publication'], 'author' | 'measuredAt'>;
  readonly launchCommand: string | null;
  /** Why it should not be relied on; null where nothing is said of it. */
  readonly standing: RunStanding | null;
  /** Decode throughput of one request, shortest context first. */
  readonly singleRequest: readonly ContextFigure[];
  /** Prefill throughput, shortest context first. */
  readonly prefill: readonly ContextFigure[];
  /** Per-request throughput of every cell that has it, row by row of the matrix. */
  readonly perRequest: readonly CellFigure[];
  /** The highest decode throughput; null where no cell is valid. */
  readonly peakDecode: CellFigure | null;
  /** The longest context with decode figures; null where no cell is valid. */
  readonly longestContext: Pick<ContextFigure, 'contextLabel' | 'contextTokens'> | null;
  /** Null where nothing is known of it. */
  readonly kvCache: ListedBudget | null;
  readonly matrix: SmallMatrix;
  /** Titles of the findings that warn. */
  readonly cautions: readonly string[];
}

/** A KV-cache budget in tokens, without the cells that bound it. */
export interface ListedBudget {
  readonly basis: KvCacheBudget['basis'];
  readonly lower: { readonly tokens: number } | null;
  readonly upper: { readonly tokens: number } | null;
  readonly consistent: boolean;
}

/** What a list knows of a run that the run itself does not. */
export interface Listing {
  readonly standing: RunStanding | null;
  /** Shared by all runs of its kind of measurement, so that a darker cell is a faster one. */
  readonly scale: LevelScale | null;
}

/** A run as lists show it. */
export function listedRun(run: Run, { standing, scale }: Listing): ListedRun {
  const { id, title, launchCommand, model, hardware, engine, protocol, publication } = run;
  const { peakDecode, longestContext } = headline(run);
  const grid = decodeGrid(run.decode);
  return {
    id,
    title,
    model: { name: model.name },
    hardware: { gpu: hardware.gpu, gpuCount: hardware.gpuCount, vramPerGpuGb: hardware.vramPerGpuGb },
    engine: { name: engine.name, version: engine.version, quantization: engine.quantization },
    protocol: {
      tool: protocol.tool,
      toolVersion: protocol.toolVersion,
      measurementKind: protocol.measurementKind,
    },
    publication: { author: publication.author, measuredAt: publication.measuredAt },
    launchCommand,
    standing,
    ...contextFigures(run),
    perRequest: perRequest(grid),
    peakDecode: peakDecode && { ...place(peakDecode), tokPerSec: peakDecode.decodeTokPerSec },
    longestContext: longestContext && {
      contextLabel: longestContext.contextLabel,
      contextTokens: longestContext.contextTokens,
    },
    kvCache: listedBudget(kvCacheBudget(run)),
    matrix: smallMatrix(grid, scale),
    cautions: findings(run).flatMap(({ severity, title: caution }) =>
      severity === 'caution' ? [caution] : [],
    ),
  };
}

function place({
  contextLabel,
  contextTokens,
  concurrency,
}: DecodeCell): Pick<CellFigure, 'contextLabel' | 'contextTokens' | 'concurrency'> {
  return { contextLabel, contextTokens, concurrency };
}

const byContext = (left: ContextFigure, right: ContextFigure): number =>
  left.contextTokens - right.contextTokens;

function contextFigures({ decode, prefill }: Run): Pick<ListedRun, 'singleRequest' | 'prefill'> {
  return {
    singleRequest: decode
      .flatMap((cell) => {
        if (cell.status !== 'valid' || cell.concurrency !== 1) return [];
        const { contextLabel, contextTokens, decodeTokPerSec } = cell;
        return [{ contextLabel, contextTokens, tokPerSec: decodeTokPerSec }];
      })
      .sort(byContext),
    prefill: prefill
      .flatMap((point) => {
        if (!isMeasuredPrefill(point) || point.status !== 'valid') return [];
        const { contextLabel, contextTokens, prefillTokPerSec } = point;
        return [{ contextLabel, contextTokens, tokPerSec: prefillTokPerSec }];
      })
      .sort(byContext),
  };
}

function perRequest({ rows }: DecodeGrid): readonly CellFigure[] {
  return rows
    .flatMap(({ cells }) => cells)
    .flatMap((cell) =>
      cell?.status !== 'valid' || cell.perRequestTokPerSec === null
        ? []
        : [{ ...place(cell), tokPerSec: cell.perRequestTokPerSec }],
    );
}

function listedBudget(budget: KvCacheBudget | null): ListedBudget | null {
  if (budget === null) return null;
  const { basis, lower, upper, consistent } = budget;
  return {
    basis,
    lower: lower && { tokens: lower.tokens },
    upper: upper && { tokens: upper.tokens },
    consistent,
  };
}

function smallMatrix({ concurrencies, rows }: DecodeGrid, scale: LevelScale | null): SmallMatrix {
  const rates = rows
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => (cell !== null && isMeasuredDecode(cell) ? [cell.decodeTokPerSec] : []));
  return {
    concurrencies,
    rows: rows.map(({ contextLabel, contextTokens, cells }) => ({
      contextLabel,
      contextTokens,
      cells: cells.map((cell) => smallCell(cell, scale)),
    })),
    range: rates.length === 0 ? null : [Math.min(...rates), Math.max(...rates)],
  };
}

function smallCell(cell: DecodeCell | null, scale: LevelScale | null): SmallCell {
  if (cell === null || scale === null) return 'absent';
  if (isMeasuredDecode(cell)) return scale.level(cell.decodeTokPerSec);
  return cell.status === 'over-capacity' ? 'over-capacity' : 'absent';
}
