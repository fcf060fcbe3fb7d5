import type { ContextFigure, ListedRun, SmallCell, SmallMatrix } from '../figures/explore/listed-run.ts';
import type { PackedFigure, PackedRuns, TextAt } from './packed-runs.ts';

type Kind = ListedRun['protocol']['measurementKind'];

const kinds = {
  sustained: true,
  burst: true,
  'end-to-end': true,
  'batch-step': true,
  'depth-step': true,
} as const satisfies Record<Kind, true>;

function isKind(text: string): text is Kind {
  return Object.hasOwn(kinds, text);
}

/** A value that the columns of one file must have. */
function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('packed runs: a column ends too early');
  return value;
}

interface Tables {
  readonly text: (at: TextAt) => string | null;
  /** Of what is never absent. */
  readonly word: (at: TextAt | undefined) => string;
  readonly context: (at: number) => Pick<ContextFigure, 'contextLabel' | 'contextTokens'>;
  readonly figures: (packed: readonly PackedFigure[]) => readonly ContextFigure[];
}

function tables({ texts, contexts }: PackedRuns): Tables {
  const text = (at: TextAt): string | null => (at === null ? null : given(texts[at]));
  const places = contexts.map(([contextLabel, contextTokens]) => ({ contextLabel, contextTokens }));
  return {
    text,
    word: (at) => text(at ?? null) ?? '',
    context: (at) => given(places[at]),
    figures: (packed) => packed.map(([at, tokPerSec]) => ({ ...given(places[at]), tokPerSec })),
  };
}

function smallCell(letter: string): SmallCell {
  if (letter === 'o') return 'over-capacity';
  return letter === '-' ? 'absent' : Number(letter);
}

function matrix({ columns }: PackedRuns, at: number, { context }: Tables): SmallMatrix {
  const concurrencies = given(columns.concurrencies[at]);
  const cells = given(columns.cells[at]);
  const width = concurrencies.length;
  return {
    concurrencies,
    rows: given(columns.rows[at]).map((row, index) => ({
      ...context(row),
      cells: [...cells.slice(index * width, (index + 1) * width)].map(smallCell),
    })),
    range: given(columns.range[at]),
  };
}

function perRequest(
  values: readonly (number | null)[],
  { concurrencies, rows }: SmallMatrix,
): ListedRun['perRequest'] {
  return rows.flatMap(({ contextLabel, contextTokens }, row) =>
    concurrencies.flatMap((concurrency, column) => {
      const tokPerSec = values[row * concurrencies.length + column] ?? null;
      return tokPerSec === null ? [] : [{ contextLabel, contextTokens, concurrency, tokPerSec }];
    }),
  );
}

function measuredFigures(
  { columns }: PackedRuns,
  at: number,
  { context, figures }: Tables,
): Pick<ListedRun, 'singleRequest' | 'prefill' | 'peakDecode' | 'longestContext' | 'kvCache'> {
  const peak = given(columns.peakDecode[at]);
  const longest = given(columns.longestContext[at]);
  const kvCache = given(columns.kvCache[at]);
  const tokens = (bound: number | null): { tokens: number } | null =>
    bound === null ? null : { tokens: bound };
  return {
    singleRequest: figures(given(columns.singleRequest[at])),
    prefill: figures(given(columns.prefill[at])),
    peakDecode: peak && { ...context(peak[0]), concurrency: peak[1], tokPerSec: peak[2] },
    longestContext: longest === null ? null : context(longest),
    kvCache: kvCache && {
      lower: tokens(kvCache[0]),
      upper: tokens(kvCache[1]),
      consistent: kvCache[2] === 1,
      basis: kvCache[3] === 1 ? 'reported' : 'inferred',
    },
  };
}

function unpackedRun(packed: PackedRuns, at: number, read: Tables): ListedRun {
  const { columns, standings } = packed;
  const { text, word } = read;
  const optional = (column: readonly TextAt[]): string | null => text(given(column[at]));
  const kind = word(columns.kind[at]);
  if (!isKind(kind)) throw new Error(`packed runs: kind ${kind}`);
  const small = matrix(packed, at, read);
  return {
    id: given(columns.id[at]),
    title: given(columns.title[at]),
    model: { name: word(columns.model[at]) },
    hardware: {
      gpu: word(columns.gpu[at]),
      gpuCount: given(columns.gpuCount[at]),
      vramPerGpuGb: given(columns.vramPerGpuGb[at]),
    },
    engine: {
      name: word(columns.engine[at]),
      version: optional(columns.engineVersion),
      quantization: optional(columns.quantization),
    },
    protocol: {
      tool: word(columns.tool[at]),
      toolVersion: optional(columns.toolVersion),
      measurementKind: kind,
    },
    publication: { author: optional(columns.author), measuredAt: given(columns.measuredAt[at]) },
    launchCommand: given(columns.launchCommand[at])?.map(word).join(' ') ?? null,
    standing: standings[String(at)] ?? null,
    ...measuredFigures(packed, at, read),
    perRequest: perRequest(given(columns.perRequest[at]), small),
    matrix: small,
    cautions: given(columns.cautions[at]).map(word),
  };
}

/**
 * The runs as they were packed, in their order.
 *
 * @throws {Error} where the columns do not belong together.
 */
export function unpackedRuns(packed: PackedRuns): readonly ListedRun[] {
  const read = tables(packed);
  return packed.columns.id.map((_id, at) => unpackedRun(packed, at, read));
}
