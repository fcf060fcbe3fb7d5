import type { MeasuredDecode } from '../run/decode.ts';
import type { MeasuredPrefill } from '../run/prefill.ts';
import type { Run } from '../run/run.ts';
import { cellFindings, prefillFindings } from './cell-findings.ts';
import { findings } from './findings.ts';
import { isMeasuredDecode, isMeasuredPrefill } from './measured.ts';

/** A point of a curve. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  /** What the point is beside its figures: a context such as "8K", or a concurrency such as "×4". */
  readonly label: string;
  /** Whether a finding concerns the point. */
  readonly marked?: boolean;
  /** Where a click on the point leads, with the base path. */
  readonly href?: string;
  /** A few characters that stand beside the point. */
  readonly tag?: string;
}

/** A line of a chart; only measured points are on it. */
export interface Curve {
  readonly name: string;
  readonly points: readonly CurvePoint[];
  /** Colour and shape that it shares with other curves: the place of theirs among so many. Without it they are its own. */
  readonly look?: { readonly at: number; readonly of: number };
  /** Its points alone, or its line alone; both where it is not said. */
  readonly only?: 'points' | 'line';
  /** Whether its name stays off the drawing. */
  readonly isUnnamed?: boolean;
}

function prefillCurve(run: Run, name: string, figure: (point: MeasuredPrefill) => number): Curve {
  const found = findings(run);
  const points = run.prefill
    .filter(isMeasuredPrefill)
    // The context axis is logarithmic: no context at all has no place on it.
    .filter((point) => point.contextTokens > 0)
    .map((point) => ({
      x: point.contextTokens,
      y: figure(point),
      label: point.contextLabel,
      marked: prefillFindings(found, point.contextLabel).length > 0,
    }));
  return { name, points: points.sort((a, b) => a.x - b.x) };
}

/** Prompt tok/s of one cold request against context tokens. */
export function prefillThroughputCurve(run: Run): Curve {
  return prefillCurve(run, 'tok/s', (point) => point.prefillTokPerSec);
}

/** TTFT in ms of one cold request against context tokens. */
export function prefillTtftCurve(run: Run): Curve {
  return prefillCurve(run, 'ms', (point) => point.ttftMs);
}

/** The measured cells of each context that has any: contexts ascending, within one concurrency ascending. */
function decodeByContext(run: Run): readonly (readonly [string, readonly MeasuredDecode[]])[] {
  const cells = run.decode
    .filter(isMeasuredDecode)
    .sort((a, b) => a.contextTokens - b.contextTokens || a.concurrency - b.concurrency);
  return [...Map.groupBy(cells, (cell) => cell.contextLabel)];
}

const concurrencyLabel = ({ concurrency }: MeasuredDecode): string => `×${String(concurrency)}`;

/** Decode tok/s of all requests against concurrency, a curve for each context. */
export function decodeThroughputCurves(run: Run): readonly Curve[] {
  const found = findings(run);
  return decodeByContext(run).map(([name, cells]) => ({
    name,
    points: cells.map((cell) => ({
      x: cell.concurrency,
      y: cell.decodeTokPerSec,
      label: concurrencyLabel(cell),
      marked: cellFindings(found, cell).length > 0,
    })),
  }));
}

/**
 * The latency–throughput curve: decode tok/s of all requests against tok/s of one, a curve for each context.
 * Along a curve concurrency rises; cells whose per-request figure was not recorded are not on it.
 */
export function latencyThroughputCurves(run: Run): readonly Curve[] {
  const found = findings(run);
  return decodeByContext(run).map(([name, cells]) => ({
    name,
    points: cells.flatMap((cell) =>
      cell.perRequestTokPerSec === null
        ? []
        : [
            {
              x: cell.perRequestTokPerSec,
              y: cell.decodeTokPerSec,
              label: concurrencyLabel(cell),
              marked: cellFindings(found, cell).length > 0,
            },
          ],
    ),
  }));
}
