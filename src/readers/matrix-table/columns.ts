import type { Column } from '../measurements/measurement-row.ts';

/** What a figure is of, which says the units that it may have. */
export type Dimension = 'rate' | 'time' | 'count' | 'amount' | 'share' | 'power';

/** Figures that some tools record besides those of a document. */
export type ExtraColumn =
  | 'ttftP90Ms'
  | 'ttftP99Ms'
  | 'interTokenLatencyP90Ms'
  | 'interTokenLatencyP99Ms'
  | 'acceptanceLength'
  | 'acceptanceRate'
  | 'stepsPerSecond'
  | 'gpuPowerW'
  | 'promptTokens'
  | 'serverPrefillTokPerSec';

/** Text columns of the exported measurements that documents do not have. */
export type ExportedColumn = 'contextTokens' | 'statusText' | 'passed over';

/** A column that a table may have. */
export interface TableColumn {
  readonly column: Column | ExtraColumn | ExportedColumn;
  /** Null of a column without figures. */
  readonly dimension: Dimension | null;
  /** The unit that the name itself says, such as "ms" of ttftMs. */
  readonly unit: string | null;
}

type Entry = readonly [column: TableColumn['column'], dimension: Dimension | null, names: string];

/** By column, the names that it may have besides its own; a name may end in a unit that it says. */
const ENTRIES: readonly Entry[] = [
  ['Phase', null, 'Phase'],
  ['Context', null, 'Context|Context length|contextLabel'],
  ['contextTokens', null, 'contextTokens|Context tokens'],
  ['Requests at once', null, 'Requests at once|Concurrency'],
  ['Status', null, 'Status'],
  ['statusText', null, 'statusText'],
  ['Total tok/s', 'rate', 'Total tok/s|Total|Throughput|tokPerSec:tok/s'],
  [
    'Per request tok/s',
    'rate',
    'Per request tok/s|Per request|Per-request throughput|perRequestTokPerSec:tok/s',
  ],
  ['TTFT', 'time', 'TTFT|ttftMs:ms'],
  ['Time between tokens', 'time', 'Time between tokens|Inter-token latency|interTokenLatencyMs:ms'],
  ['Average active requests', 'amount', 'Average active requests|averageActiveRequests'],
  ['Completed requests', 'count', 'Completed requests|completedRequests'],
  ['Output tokens', 'count', 'Output tokens|outputTokens'],
  ['Measured for', 'time', 'Measured for|measuredSeconds:s'],
  ['ttftP90Ms', 'time', 'TTFT p90|ttftP90Ms:ms'],
  ['ttftP99Ms', 'time', 'TTFT p99|ttftP99Ms:ms'],
  ['interTokenLatencyP90Ms', 'time', 'Inter-token latency p90|interTokenLatencyP90Ms:ms'],
  ['interTokenLatencyP99Ms', 'time', 'Inter-token latency p99|interTokenLatencyP99Ms:ms'],
  ['acceptanceLength', 'amount', 'Acceptance length|acceptanceLength'],
  ['acceptanceRate', 'share', 'Acceptance rate|acceptanceRate'],
  ['stepsPerSecond', 'amount', 'stepsPerSecond'],
  ['gpuPowerW', 'power', 'GPU power|gpuPowerW:W'],
  ['promptTokens', 'count', 'Prompt tokens|promptTokens'],
  ['serverPrefillTokPerSec', 'rate', 'serverPrefillTokPerSec:tok/s'],
  ['passed over', null, 'sourceLine'],
  ['passed over', null, 'sourceFile'],
  ['passed over', null, 'findings'],
];

const NAMED = new Map<string, TableColumn>(
  ENTRIES.flatMap(([column, dimension, names]) =>
    names.split('|').map((each) => {
      const [name = '', unit = null] = each.split(':');
      return [plain(name), { column, dimension, unit }] as const;
    }),
  ),
);

/** The names of the columns, as documents and as exported measurements have them; for finding the nearest. */
export const COLUMN_NAMES = ENTRIES.flatMap(([, , names]) =>
  names.split('|').map((each) => each.split(':', 1).join('')),
);

const UNIT_BEHIND = /[([]([^()[\]]*)[)\]]$/;

/** The column of a name such as "TTFT", "ttft (ms)" or "ttftMs", with the unit in it; null for any other text. */
export function columnNamed(text: string): TableColumn | null {
  const name = text.trim();
  const known = NAMED.get(plain(name));
  if (known !== undefined) return known;
  const [behind = '', unit = ''] = UNIT_BEHIND.exec(name) ?? [];
  const found = behind === '' ? undefined : NAMED.get(plain(name.slice(0, -behind.length)));
  const takesUnit = found?.unit === null && found.dimension !== null;
  return takesUnit ? { ...found, unit: unit.trim() } : null;
}

/** Programs write one name in several ways: "Output tokens", "output_tokens", "Output-Tokens". */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
}
