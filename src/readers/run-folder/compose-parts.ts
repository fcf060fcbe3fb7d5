import type { Run } from '../../run/run.ts';
import type { RunYaml } from '../../run/run-yaml.ts';
import type { Source } from '../../run/source.ts';
import { baseName } from '../file-name.ts';
import type { Problem } from '../problem.ts';
import type { PublishedSource, ResultFile } from '../read-result.ts';
import type { ResultPart } from '../result-part.ts';
import type { RunYamlReading } from '../run-yaml.ts';
import { Agreement, type RequiredPath } from './agreement.ts';
import { composeRun } from './compose-run.ts';
import { mergeParts } from './merge-parts.ts';

/** A result file that has been read, with what it says. */
export interface ReadFile extends ResultFile {
  readonly part: ResultPart;
}

/** Result files that do not say everything, in their order, and what people say beside them. */
export interface PartsOfRun {
  readonly id: string;
  readonly files: readonly [ReadFile, ...ReadFile[]];
  readonly yaml: RunYaml;
  /** run.yaml itself; null where there is none. */
  readonly yamlSource: PublishedSource | null;
  readonly placeOf: RunYamlReading['placeOf'];
}

/** The run, or what is wrong, or what nobody says although it must be known. */
export interface PartsReading {
  readonly run: Run | null;
  readonly published: readonly PublishedSource[];
  readonly missing: readonly RequiredPath[];
  readonly problems: readonly Problem[];
}

/** Makes one run of the measurements of several files and of what run.yaml says of them. */
export function composeParts({ id, files, yaml, yamlSource, placeOf }: PartsOfRun): PartsReading {
  const [first, ...others] = files;
  const merged = mergeParts(files);
  const more = [...others.map(sourceOf), ...(yamlSource === null ? [] : [yamlSource.source])];
  const said = others.length === 0 ? `${baseName(first.file)} says` : 'the result files say';
  const agreement = new Agreement(placeOf, said);
  const run = composeRun(
    {
      figures: {
        id,
        ...merged.figures,
        source: sourceOf(first),
        ...(more.length === 0 ? {} : { moreSources: more }),
      },
      said: merged.said,
      localTimes: merged.localTimes,
      yaml,
    },
    agreement,
  );
  const problems = [...merged.problems, ...agreement.problems];
  return {
    run: problems.length === 0 ? run : null,
    published: [...files.map(publishedOf), ...(yamlSource === null ? [] : [yamlSource])],
    missing: agreement.missing,
    problems,
  };
}

function sourceOf({ file, sha256, part }: ReadFile): Source {
  return { file: baseName(file), format: part.format, sha256 };
}

function publishedOf(file: ReadFile): PublishedSource {
  const { extract } = file.part;
  return {
    source: sourceOf(file),
    bytes: extract === null ? file.bytes : new TextEncoder().encode(extract),
  };
}
