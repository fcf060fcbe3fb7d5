import type { Run } from '../../run/run.ts';
import { baseName } from '../file-name.ts';
import { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
import { PREFILL_METHOD, type ResultPart } from '../result-part.ts';
import { mergeMeasurements } from './merge-measurements.ts';
import { nothingSaid, type Said } from './said.ts';

/** A result file of a run folder with what it says. */
export interface FilePart {
  /** As problems name it. */
  readonly file: string;
  readonly part: ResultPart;
}

/** What the result files of a folder say together. */
export interface Merged {
  readonly said: Said;
  readonly localTimes: readonly string[];
  readonly figures: Pick<Run, 'prefill' | 'decode' | 'bursts'>;
  readonly problems: readonly Problem[];
}

interface Fact<Value> {
  /** For within a sentence, such as "served name". */
  readonly noun: string;
  readonly of: (part: ResultPart) => Value | null;
  /** Whether it is about measurements that a file has: otherwise it says nothing by it. */
  readonly concerns?: (part: ResultPart) => boolean;
}

const hasDecode = ({ decode, bursts }: ResultPart): boolean => decode.length + bursts.length > 0;
const hasPrefill = ({ prefill }: ResultPart): boolean => prefill.some(({ status }) => status !== 'skipped');

/** Brings together what result files say, in their order. What contradicts another file is a problem. */
export function mergeParts(files: readonly FilePart[]): Merged {
  const problems: Problem[] = [];
  const agreed = <Value extends string | number>({ noun, of, concerns }: Fact<Value>): Value | null => {
    const concerned = files.filter(({ part }) => concerns?.(part) ?? true);
    return agreedFact(concerned.length > 0 ? concerned : files, { noun, of }, problems);
  };
  const said: Said = {
    ...nothingSaid,
    model: {
      name: null,
      servedName: agreed({ noun: 'served name', of: (part) => part.servedName }),
      revision: null,
    },
    engine: {
      name: agreed({ noun: 'engine', of: (part) => part.engineName }),
      version: null,
      quantization: null,
      backend: null,
      repository: null,
      build: null,
      kvCacheTokens: agreed({ noun: 'KV-cache budget', of: (part) => part.kvCacheTokens }),
      additional: [],
    },
    protocol: {
      tool: agreed({ noun: 'tool', of: ({ protocol }) => protocol.tool }),
      toolVersion: agreed({ noun: 'tool version', of: ({ protocol }) => protocol.toolVersion }),
      measurementKind: agreed({
        noun: 'kind of measurement',
        of: ({ protocol }) => protocol.measurementKind,
        concerns: hasDecode,
      }),
      decodeTest: agreed({
        noun: 'decode test',
        of: ({ protocol }) => protocol.decodeTest,
        concerns: hasDecode,
      }),
      prefillMode: agreed({
        noun: 'prefill mode',
        of: ({ protocol }) => protocol.prefillMode,
        concerns: hasPrefill,
      }),
      secondsPerMeasurement: agreed({
        noun: 'time per measurement',
        of: ({ protocol }) => protocol.secondsPerMeasurement,
        concerns: hasDecode,
      }),
      maxOutputTokens: agreed({
        noun: 'limit of output tokens',
        of: ({ protocol }) => protocol.maxOutputTokens,
        concerns: hasDecode,
      }),
      additional: mergedAdditional(files, problems),
    },
  };
  const figures = mergeMeasurements(files, problems);
  const localTimes = files.flatMap(({ part }) => part.measuredAtLocal ?? []);
  return { said, localTimes, figures, problems };
}

function agreedFact<Value extends string | number>(
  files: readonly FilePart[],
  { noun, of }: Pick<Fact<Value>, 'noun' | 'of'>,
  problems: Problem[],
): Value | null {
  let first: { readonly file: string; readonly value: Value } | null = null;
  for (const { file, part } of files) {
    const value = of(part);
    if (value === null) continue;
    first ??= { file, value };
    if (value === first.value) continue;
    problems.push(
      new Problem(
        `The ${noun} is ${shown(value)}, but ${baseName(first.file)} says ${shown(first.value)}.`,
        'The files of one run are of one set-up: publish what was measured with another as a run of its own.',
        { file },
      ),
    );
  }
  return first?.value ?? null;
}

/** What tools say beside the rest. Each prefill point can have a method of its own; all else is of the set-up. */
function mergedAdditional(files: readonly FilePart[], problems: Problem[]): Said['protocol']['additional'] {
  const labels = new Set(files.flatMap(({ part }) => part.protocol.additional.map(({ label }) => label)));
  return [...labels].flatMap((label) => {
    const of = ({ protocol }: ResultPart) =>
      protocol.additional.find((field) => field.label === label)?.value ?? null;
    const value =
      label === PREFILL_METHOD
        ? [...new Set(files.flatMap(({ part }) => of(part)?.split(', ') ?? []))].join(', ')
        : agreedFact(files, { noun: quote(label), of }, problems);
    return value === null ? [] : [{ label, value }];
  });
}

function shown(value: string | number): string {
  return typeof value === 'string' ? quote(value) : String(value);
}
