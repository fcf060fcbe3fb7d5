import { measurementFindings } from '../figures/cell-findings.ts';
import { findings } from '../figures/findings.ts';
import { measurements, type Measurement } from '../run/measurement.ts';
import type { Run } from '../run/run.ts';
import { sources } from '../run/sources.ts';
import type { RunStanding } from '../run/standing.ts';

/** A column of exported measurements. */
export interface ExportColumn {
  /** The field that it holds; names end in their unit. */
  readonly name: string;
  readonly kind: 'text' | 'integer' | 'number';
}

/** A cell of exported measurements; null where a figure is absent. */
export type ExportValue = string | number | null;

/** Exported measurements: columns, and rows that have a value for each. */
export interface ExportTable {
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly (readonly ExportValue[])[];
}

const ofMeasurement: readonly {
  readonly name: Exclude<keyof Measurement, 'sourceNumber'>;
  readonly kind: ExportColumn['kind'];
}[] = [
  { name: 'phase', kind: 'text' },
  { name: 'contextLabel', kind: 'text' },
  { name: 'contextTokens', kind: 'integer' },
  { name: 'concurrency', kind: 'integer' },
  { name: 'status', kind: 'text' },
  { name: 'statusText', kind: 'text' },
  { name: 'tokPerSec', kind: 'number' },
  { name: 'perRequestTokPerSec', kind: 'number' },
  { name: 'ttftMs', kind: 'number' },
  { name: 'interTokenLatencyMs', kind: 'number' },
  { name: 'averageActiveRequests', kind: 'number' },
  { name: 'completedRequests', kind: 'integer' },
  { name: 'outputTokens', kind: 'integer' },
  { name: 'measuredSeconds', kind: 'number' },
  { name: 'sourceLine', kind: 'integer' },
];

/** Behind all others, where they came to be after the first files were published. */
const ofSomeTools: typeof ofMeasurement = [
  { name: 'ttftP90Ms', kind: 'number' },
  { name: 'ttftP99Ms', kind: 'number' },
  { name: 'interTokenLatencyP90Ms', kind: 'number' },
  { name: 'interTokenLatencyP99Ms', kind: 'number' },
  { name: 'acceptanceLength', kind: 'number' },
  { name: 'acceptanceRate', kind: 'number' },
  { name: 'stepsPerSecond', kind: 'number' },
  { name: 'gpuPowerW', kind: 'number' },
  { name: 'promptTokens', kind: 'integer' },
  { name: 'serverPrefillTokPerSec', kind: 'number' },
];

const columnsOfMeasurement: readonly ExportColumn[] = [
  ...ofMeasurement,
  { name: 'findings', kind: 'text' },
  ...ofSomeTools,
  { name: 'sourceFile', kind: 'text' },
];

/**
 * All measurements of a run, a row for each measurement in the order of its source; `findings` are the codes of the
 * cautions that concern it, separated by spaces, and `sourceFile` is the file that `sourceLine` counts in.
 */
export function measurementTable(run: Run): ExportTable {
  const found = findings(run);
  const files = sources(run);
  const codes = (row: Measurement): string =>
    measurementFindings(found, row)
      .map(({ code }) => code)
      .join(' ');
  return {
    columns: columnsOfMeasurement,
    rows: measurements(run).map((row) => [
      ...ofMeasurement.map(({ name }) => row[name]),
      codes(row),
      ...ofSomeTools.map(({ name }) => row[name]),
      files[(row.sourceNumber ?? 1) - 1]?.file ?? null,
    ]),
  };
}

const ofRun = [
  { name: 'id', kind: 'text' },
  { name: 'model', kind: 'text' },
  { name: 'gpu', kind: 'text' },
  { name: 'gpuCount', kind: 'integer' },
  { name: 'engine', kind: 'text' },
  { name: 'engineVersion', kind: 'text' },
  { name: 'quantization', kind: 'text' },
  { name: 'measuredAt', kind: 'text' },
  { name: 'standing', kind: 'text' },
] as const;

/** All measurements of many runs as one table, each row preceded by what was measured; `standings` by the ids of runs. */
export function allMeasurementsTable(
  runs: readonly Run[],
  standings: ReadonlyMap<string, RunStanding>,
): ExportTable {
  return {
    columns: [...ofRun, ...columnsOfMeasurement],
    rows: runs.flatMap((run) => {
      const { id, model, hardware, engine, publication } = run;
      const of: Readonly<Record<(typeof ofRun)[number]['name'], ExportValue>> = {
        id,
        model: model.name,
        gpu: hardware.gpu,
        gpuCount: hardware.gpuCount,
        engine: engine.name,
        engineVersion: engine.version,
        quantization: engine.quantization,
        measuredAt: publication.measuredAt,
        standing: standings.get(id)?.status ?? null,
      };
      const values = ofRun.map(({ name }) => of[name]);
      return measurementTable(run).rows.map((row) => [...values, ...row]);
    }),
  };
}
