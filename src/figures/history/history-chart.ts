import { formatDay } from '../../display/date-text.ts';
import { formatCount, formatDecodeRate } from '../../display/quantity-text.ts';
import type { Chart, ChartAxis, ChartBand, ChartMark } from '../chart.ts';
import type { Curve, CurvePoint } from '../curves.ts';
import { historyAxis, type HistoryAxis } from './history-axis.ts';
import type { HistoryCell } from './history-cells.ts';
import { historySentence } from './history-sentence.ts';
import type { HistoryRun, RunHistory } from './run-history.ts';

/** "8K × 4": the name of a cell in a history. */
export function historyCellName({ contextLabel, concurrency }: HistoryCell): string {
  return `${contextLabel} × ${formatCount(concurrency)}`;
}

/** A run that has a place on the axis, and a figure. */
interface Placed {
  readonly run: HistoryRun;
  readonly x: number;
  readonly figure: number;
}

function placed({ runs }: RunHistory, { places }: HistoryAxis, { figures }: HistoryCell): readonly Placed[] {
  return runs
    .flatMap((run, at) => {
      const [x, figure] = [places[at] ?? null, figures[at] ?? null];
      return x === null || figure === null ? [] : [{ run, x, figure }];
    })
    .sort((left, right) => left.x - right.x);
}

/** One cell as it is drawn. */
interface DrawnCell {
  readonly cell: HistoryCell;
  readonly look: NonNullable<Curve['look']>;
  readonly points: readonly Placed[];
  /** What figures are divided by. */
  readonly unit: number;
}

function pointOf({ run, x, figure }: Placed, { unit }: DrawnCell): CurvePoint {
  const date = run.measuredAt === null ? '' : ` on ${formatDay(run.measuredAt)}`;
  const rate = unit === 1 ? '' : `: ${formatDecodeRate(figure)} tok/s`;
  return { x, y: figure / unit, label: `with ${run.engine}${date}${rate}` };
}

/** A curve for each set-up, so that no line joins figures of two; the last one bears the name. */
function curvesOf(drawn: DrawnCell): readonly Curve[] {
  const { cell, look, points } = drawn;
  const last = points.at(-1)?.run.setUp;
  return [...Map.groupBy(points, ({ run }) => run.setUp)].map(([setUp, alike]) => ({
    name: historyCellName(cell),
    points: alike.map((point) => pointOf(point, drawn)),
    look,
    isUnnamed: setUp !== last,
  }));
}

function bandsOf({ look, points, unit }: DrawnCell): readonly ChartBand[] {
  return [...Map.groupBy(points, ({ run }) => run.repeat).values()].flatMap((alike) => {
    if (alike.length < 2) return [];
    const [xs, ys] = [alike.map(({ x }) => x), alike.map(({ figure }) => figure / unit)];
    return [
      { from: Math.min(...xs), to: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys), look },
    ];
  });
}

/** Where a set-up or engine version stands for the first time, but for the first of all. */
function marksOf({ runs }: RunHistory, { places }: HistoryAxis): readonly ChartMark[] {
  const order = runs
    .flatMap((run, at) => {
      const x = places[at] ?? null;
      return x === null ? [] : [{ run, x }];
    })
    .sort((left, right) => left.x - right.x);
  const setUps = new Set(order.slice(0, 1).map(({ run }) => run.setUp));
  const versions = new Set(order.slice(0, 1).map(({ run }) => run.engineVersion));
  return order.flatMap(({ run: { setUp, engineVersion }, x }) => {
    const [isOtherSetUp, isOtherVersion] = [!setUps.has(setUp), !versions.has(engineVersion)];
    setUps.add(setUp);
    versions.add(engineVersion);
    const labels = [
      ...(isOtherVersion && engineVersion !== null ? [engineVersion] : []),
      ...(isOtherSetUp ? [`set-up ${String(setUp)}`] : []),
    ];
    return labels.length === 0 ? [] : [{ x, label: labels.join(', '), isStrong: isOtherSetUp }];
  });
}

/** Between two ticks of shares, as little as gives no more than MOST_TICKS. */
const STEPS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const MOST_TICKS = 6;

/** From a whole step below the figures, and below the first of them, to one above. */
function shareAxis(drawn: readonly DrawnCell[]): ChartAxis {
  const shares = drawn.flatMap(({ points, unit }) => points.map(({ figure }) => figure / unit));
  const [low, high] = [Math.min(0.97, ...shares), Math.max(1.03, ...shares)];
  const step = STEPS.find((each) => Math.ceil(high / each) - Math.floor(low / each) < MOST_TICKS) ?? 10;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => {
    // Decimal fractions are not exact in binary.
    const value = Math.round((first + at) * step * 100) / 100;
    return { value, label: `${formatCount(value * 100)} %` };
  });
  return {
    title: '% of the first run',
    quantity: 'share',
    scale: 'linear',
    ticks,
    range: [ticks[0]?.value ?? low, ticks.at(-1)?.value ?? high],
  };
}

/**
 * Decode throughput of cells over time: of one cell in tok/s from 0, of several each as a share of its own first figure,
 * so that a large figure does not flatten the others. A line joins runs of one set-up alone; a band reaches from the
 * lowest to the highest measurement of the very same. Null where fewer than two runs with figures have a place.
 */
export function historyChart(history: RunHistory, cells: readonly HistoryCell[]): Chart | null {
  const axis = historyAxis(history);
  if (axis === null) return null;
  const drawn = cells
    .map((cell, at): DrawnCell => {
      const points = placed(history, axis, cell);
      return {
        cell,
        look: { at, of: cells.length },
        points,
        unit: cells.length === 1 ? 1 : (points[0]?.figure ?? 1),
      };
    })
    .filter(({ points }) => points.length > 1);
  if (drawn.length === 0) return null;
  return {
    finding: historySentence(history, cells),
    x: axis.axis,
    y:
      cells.length === 1
        ? { title: 'tok/s', quantity: 'decode-rate', scale: 'linear', ticks: null }
        : shareAxis(drawn),
    curves: drawn.flatMap(curvesOf),
    labelPoints: false,
    palette: 'runs',
    bands: drawn.flatMap(bandsOf),
    marks: marksOf(history, axis),
  };
}
