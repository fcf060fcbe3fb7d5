import { NOTES } from '../../src/readers/document/notes.ts';
import { time, whole } from './format.ts';
import { launchCommand } from './launch-command.ts';
import type { Occasion } from './occasion.ts';
import { rowsOf, type Row, type Rows } from './rows.ts';

const columns = [
  ...['Phase', 'Context', 'Requests at once', 'Status', 'Total tok/s', 'Per request tok/s', 'TTFT'],
  ...[
    'Time between tokens',
    'Average active requests',
    'Completed requests',
    'Output tokens',
    'Measured for',
  ],
];

type Pair = readonly [label: string, value: string];

/** How one of the two dialects writes what both of them say. */
interface Dialect {
  /** Between the parts of the document. */
  readonly gap: string;
  readonly pairs: (pairs: readonly Pair[]) => string;
  readonly table: (lines: readonly (readonly string[])[]) => string;
}

const dialects: Readonly<Record<Occasion['setUp']['dialect'], Dialect>> = {
  lines: {
    gap: '\n\n',
    pairs: (pairs) => pairs.map(([label, value]) => `${label}: ${value}`).join('\n'),
    table: (lines) => lines.map((cells) => cells.join('\t')).join('\n'),
  },
  bullets: {
    gap: '\n',
    pairs: (pairs) =>
      pairs
        .flat()
        .map((each) => `- ${each}`)
        .join('\n'),
    table: ([header = [], ...lines]) =>
      [header, header.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  },
};

/** A "Speed test matrix" document of an occasion. */
export function document(occasion: Occasion): string {
  const { setUp } = occasion;
  const { gap, pairs, table } = dialects[setUp.dialect];
  const rows = rowsOf(occasion);
  const matrix = rows.decode.map((cells, index) => [
    `${setUp.axes.contexts[index] ?? 0}K`,
    ...cells.map(({ repeated }) => repeated.join('')),
  ]);
  const byline = bylineOf(occasion);
  return [
    'Speed test matrix',
    titleOf(occasion),
    summaryOf(occasion),
    ...(byline === '' ? [] : [byline]),
    ...[
      'Hardware',
      pairs(hardware(occasion)),
      'Engine',
      pairs(engine(occasion)),
      'Run',
      pairs(protocol(occasion)),
    ],
    ...['Launch command', launchCommand(occasion) ?? '—'],
    ...[
      'Prefill',
      'prompt tok/s by context length',
      ...rows.prefill.map(({ repeated }) => repeated.join('')),
    ],
    ...['Sustained decode', NOTES.decodeIntro],
    table([['Context', ...setUp.axes.concurrencies.map(whole)], ...matrix]),
    ...NOTES.afterDecode,
    ...['All measurements', NOTES.measurementsIntro],
    table([columns, ...allRows(rows).map(({ cells }) => cells)]),
    ...NOTES.afterMeasurements,
  ].join(gap);
}

function allRows({ prefill, decode }: Rows): Row[] {
  return [...prefill, ...decode.flat()];
}

function memoryText({ accelerator, gpuCount }: Occasion['setUp']): string {
  if (!accelerator.saysMemory) return '—';
  const total = Math.round(accelerator.gigabytes * gpuCount);
  return gpuCount === 1
    ? `${accelerator.gigabytes} GB`
    : `${total} GB (${gpuCount} × ${accelerator.gigabytes} GB)`;
}

function titleOf({ setUp }: Occasion): string {
  const { model, accelerator, gpuCount } = setUp;
  const memory = accelerator.saysMemory ? ` ${accelerator.gigabytes}GB` : '';
  return `${model.name} on ${accelerator.gpu}${memory} ×${gpuCount}`;
}

function summaryOf({ setUp, engineVersion }: Occasion): string {
  const { contexts, concurrencies, prefillContexts } = setUp.axes;
  const counts = [
    counted(
      contexts.map((each) => `${each}K`),
      'context',
    ),
    counted(concurrencies.map(String), 'concurrency level'),
  ];
  const prefill = prefillContexts.map((each) => `${each}K`).join(', ');
  const end = prefill === '' ? '' : ` · prefill at ${prefill}`;
  return `${setUp.engine.name} · ${engineVersion} · ${setUp.quantization.name}${counts.join(' × ')}${end}`;
}

function counted(names: readonly string[], noun: string): string {
  return `${names.length} ${noun}${names.length === 1 ? '' : 's'} (${names[0] ?? ''}–${names.at(-1) ?? ''})`;
}

function bylineOf({ setUp, measuredAt }: Occasion): string {
  const who = setUp.author === null ? '' : `by @${setUp.author}lmx dev import`;
  return measuredAt === null ? who : `${who}Measured ${time(measuredAt)}`;
}

function hardware({ setUp }: Occasion): Pair[] {
  const { accelerator, gpuCount } = setUp;
  return [
    ['Type', accelerator.type],
    ['GPU', accelerator.gpu],
    ['GPU count', String(gpuCount)],
    ['VRAM', memoryText(setUp)],
    ['OS', accelerator.backend === 'metal' ? 'macos' : 'linux'],
  ];
}

function engine({ setUp, engineVersion }: Occasion): Pair[] {
  const { name, repository } = setUp.engine;
  const { backend } = setUp.accelerator;
  return [
    ['Engine', name],
    ['Version', engineVersion],
    ['Quantization', setUp.quantization.name],
    ['Backend', backend],
    ['Repository', repository],
    ['Build', backend === 'cuda' ? 'cuda-13.0' : '—'],
  ];
}

function protocol({ setUp, progress }: Occasion): Pair[] {
  return [
    ['Served model', setUp.model.servedName],
    ['Revision', 'main'],
    ['Benchmark tool', `llm-inference-bench v0.${progress < 0.5 ? 5 : 6}.${Math.floor(progress * 4)}`],
    ['Decode test', 'Fixed duration'],
    ['Prefill mode', 'Measured during decode warm-up'],
    ['Time per measurement', `${setUp.secondsPerMeasurement} s`],
    ['Max output', `${whole(setUp.maxOutputTokens)} tokens`],
  ];
}
