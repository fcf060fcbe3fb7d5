import type { ListedBudget, ListedRun, SmallCell } from '../figures/explore/listed-run.ts';
import type { RunStanding } from '../run/standing.ts';

/** Index into `texts`; null of an absent text. */
export type TextAt = number | null;
/** Index into `contexts`, then a rate in tok/s. */
export type PackedFigure = readonly [context: number, tokPerSec: number];

export type PackedBudget = readonly [
  lower: number | null,
  upper: number | null,
  consistent: 0 | 1,
  isReported: 0 | 1,
];

/**
 * All runs as lists show them, for the pages of this site alone: one column for each field, a value for each run, and
 * every text once. Thousands of runs stay small this way. Programs find the same and more in /runs.json.
 */
export interface PackedRuns {
  readonly version: 1;
  readonly texts: readonly string[];
  readonly contexts: readonly (readonly [label: string, tokens: number])[];
  readonly columns: {
    readonly id: readonly string[];
    readonly title: readonly string[];
    readonly model: readonly TextAt[];
    readonly gpu: readonly TextAt[];
    readonly gpuCount: readonly number[];
    readonly vramPerGpuGb: readonly (number | null)[];
    readonly engine: readonly TextAt[];
    readonly engineVersion: readonly TextAt[];
    readonly quantization: readonly TextAt[];
    readonly tool: readonly TextAt[];
    readonly toolVersion: readonly TextAt[];
    readonly kind: readonly TextAt[];
    readonly author: readonly TextAt[];
    readonly measuredAt: readonly (string | null)[];
    /** The words between spaces. */
    readonly launchCommand: readonly (readonly TextAt[] | null)[];
    readonly singleRequest: readonly (readonly PackedFigure[])[];
    readonly prefill: readonly (readonly PackedFigure[])[];
    readonly peakDecode: readonly (
      readonly [context: number, concurrency: number, tokPerSec: number] | null
    )[];
    readonly longestContext: readonly (number | null)[];
    readonly kvCache: readonly (PackedBudget | null)[];
    readonly concurrencies: readonly (readonly number[])[];
    readonly rows: readonly (readonly number[])[];
    /** One character a cell, row by row: its level, "o" over capacity, "-" absent. */
    readonly cells: readonly string[];
    /** Per-request throughput of the same cells, row by row; null where it is absent, its end left out. */
    readonly perRequest: readonly (readonly (number | null)[])[];
    readonly range: readonly (readonly [low: number, high: number] | null)[];
    readonly cautions: readonly (readonly TextAt[])[];
  };
  /** By the index of the run. */
  readonly standings: Readonly<Record<string, RunStanding>>;
}

/** Collects values, each once, and gives their place. */
class Collected<Value> {
  readonly values: Value[] = [];
  private readonly places = new Map<string, number>();
  private readonly keyOf: (value: Value) => string;

  constructor(keyOf: (value: Value) => string) {
    this.keyOf = keyOf;
  }

  at(value: Value): number {
    const key = this.keyOf(value);
    const known = this.places.get(key);
    if (known !== undefined) return known;
    this.places.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

function perRequest({ matrix, perRequest: figures }: ListedRun): readonly (number | null)[] {
  const values = matrix.rows.flatMap(({ contextTokens }) =>
    matrix.concurrencies.map(
      (concurrency) =>
        figures.find((each) => each.contextTokens === contextTokens && each.concurrency === concurrency)
          ?.tokPerSec ?? null,
    ),
  );
  return values.slice(0, values.findLastIndex((value) => value !== null) + 1);
}

function packedBudget({ basis, lower, upper, consistent }: ListedBudget): PackedBudget {
  return [lower?.tokens ?? null, upper?.tokens ?? null, consistent ? 1 : 0, basis === 'reported' ? 1 : 0];
}

function cellLetter(cell: SmallCell): string {
  if (cell === 'over-capacity') return 'o';
  return cell === 'absent' ? '-' : String(cell);
}

/** Packs runs, in their order. */
export function packedRuns(runs: readonly ListedRun[]): PackedRuns {
  const texts = new Collected<string>((text) => text);
  const contexts = new Collected<readonly [string, number]>(String);
  const text = (value: string | null): TextAt => (value === null ? null : texts.at(value));
  const context = (at: { contextLabel: string; contextTokens: number }): number =>
    contexts.at([at.contextLabel, at.contextTokens]);
  const figures = (all: ListedRun['prefill']): readonly PackedFigure[] =>
    all.map((figure) => [context(figure), figure.tokPerSec] as const);
  const columns: PackedRuns['columns'] = {
    id: runs.map(({ id }) => id),
    title: runs.map(({ title }) => title),
    model: runs.map(({ model }) => text(model.name)),
    gpu: runs.map(({ hardware }) => text(hardware.gpu)),
    gpuCount: runs.map(({ hardware }) => hardware.gpuCount),
    vramPerGpuGb: runs.map(({ hardware }) => hardware.vramPerGpuGb),
    engine: runs.map(({ engine }) => text(engine.name)),
    engineVersion: runs.map(({ engine }) => text(engine.version)),
    quantization: runs.map(({ engine }) => text(engine.quantization)),
    tool: runs.map(({ protocol }) => text(protocol.tool)),
    toolVersion: runs.map(({ protocol }) => text(protocol.toolVersion)),
    kind: runs.map(({ protocol }) => text(protocol.measurementKind)),
    author: runs.map(({ publication }) => text(publication.author)),
    measuredAt: runs.map(({ publication }) => publication.measuredAt),
    launchCommand: runs.map(({ launchCommand }) => launchCommand?.split(' ').map(text) ?? null),
    singleRequest: runs.map(({ singleRequest }) => figures(singleRequest)),
    prefill: runs.map(({ prefill }) => figures(prefill)),
    peakDecode: runs.map(({ peakDecode: peak }) => peak && [context(peak), peak.concurrency, peak.tokPerSec]),
    longestContext: runs.map(({ longestContext }) => longestContext && context(longestContext)),
    kvCache: runs.map(({ kvCache }) => kvCache && packedBudget(kvCache)),
    concurrencies: runs.map(({ matrix }) => matrix.concurrencies),
    rows: runs.map(({ matrix }) => matrix.rows.map(context)),
    cells: runs.map(({ matrix }) => matrix.rows.map(({ cells }) => cells.map(cellLetter).join('')).join('')),
    perRequest: runs.map(perRequest),
    range: runs.map(({ matrix }) => matrix.range),
    cautions: runs.map(({ cautions }) => cautions.map(text)),
  };
  const standings = runs.flatMap(({ standing }, index) =>
    standing === null ? [] : [[index, standing] as const],
  );
  return {
    version: 1,
    texts: texts.values,
    contexts: contexts.values,
    columns,
    standings: Object.fromEntries(standings),
  };
}
