import type { RunHeader } from '../../run/run.ts';
import type { AspectValue } from './aspect-value.ts';
import { describeRun, type Aspect, type DescribedRun } from './aspect.ts';
import { launchAspects } from './launch-aspects.ts';
import { publishedAspects } from './published-aspects.ts';

/** What a run is called within one comparison. */
export interface RunName {
  /** By its place: A, B, C, D. */
  readonly letter: string;
  /** The model's name; with what differs in brackets where two runs have the same model. */
  readonly name: string;
}

/** What is told of a run to tell it from another with the same model, most telling first. */
const telling = [
  ...['quantization', 'gpu', 'gpu-count', 'vram-per-gpu', 'engine', 'engine-version', 'build'],
  ...['speculative-decoding', 'eager-mode', 'kv-cache-type', 'max-model-length', 'tensor-parallelism'],
  ...['tool', 'tool-version', 'measurement-kind'],
];

/** How a value reads behind the model's name. */
function tellingText({ id, words }: Aspect, { text }: AspectValue, { header }: DescribedRun): string {
  if (text === null) return `${words} not known`;
  switch (id) {
    case 'gpu-count':
      return `×${text}`;
    case 'engine-version':
      return `${header.engine.name} ${text}`;
    case 'tool-version':
      return `${header.protocol.tool} ${text}`;
    case 'speculative-decoding':
    case 'eager-mode':
    case 'kv-cache-type':
    case 'max-model-length':
    case 'tensor-parallelism':
      return `${words} ${text}`;
    default:
      return text;
  }
}

function distinct(texts: readonly string[]): number {
  return new Set(texts).size;
}

/** The first aspect that tells all of them apart; else those that help, one after the other, else the ids. */
function tellApart(runs: readonly DescribedRun[]): readonly string[] {
  const aspects = [...publishedAspects, ...launchAspects];
  const columns = telling
    .flatMap((id) => aspects.filter((aspect) => aspect.id === id))
    .map((aspect) => runs.map((run) => tellingText(aspect, aspect.read(run), run)));
  const enough = columns.find((texts) => distinct(texts) === runs.length);
  if (enough !== undefined) return enough;
  let names: readonly string[] = runs.map(() => '');
  for (const column of columns) {
    const longer = names.map((name, at) => [name, column[at] ?? ''].filter((part) => part !== '').join(', '));
    if (distinct(longer) > distinct(names)) names = longer;
    if (distinct(names) === runs.length) return names;
  }
  return runs.map(({ header }) => header.id);
}

/** Short names for the runs of one comparison, in their order; no two are the same. */
export function runNames(runs: readonly RunHeader[]): readonly RunName[] {
  const described = runs.map(describeRun);
  const models = Map.groupBy(described, ({ header }) => header.model.name.toLowerCase());
  const details = new Map(
    [...models.values()]
      .filter((alike) => alike.length > 1)
      .flatMap((alike) => {
        const texts = tellApart(alike);
        return alike.map((run, at) => [run, texts[at] ?? ''] as const);
      }),
  );
  return described.map((run, at) => {
    const detail = details.get(run);
    const { name } = run.header.model;
    return { letter: 'ABCD'.charAt(at), name: detail === undefined ? name : `${name} (${detail})` };
  });
}
