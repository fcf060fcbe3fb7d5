import { baseName, runIdOfFile } from '../file-name.ts';
import { Problem, type ProblemLocation } from '../problem.ts';
import { quote } from '../quote.ts';
import { RUN_YAML } from '../result-format.ts';
import type { RequiredPath } from './agreement.ts';
import { runYamlExample } from './run-yaml-example.ts';

/** What no result file but a document says. */
const MACHINE: readonly RequiredPath[] = ['model.name', 'hardware.gpu', 'hardware.gpuCount'];

/** A folder that holds nothing that was measured. */
export function noResult(folder: string): Problem {
  return new Problem(
    'The folder holds no result file.',
    'A run folder holds the files of one run: ".json", ".csv", ".tsv" or ".txt". Put them there, or take the folder out.',
    { file: folder },
  );
}

/** A folder without run.yaml; `missing` is what its result files do not say, empty where they could not be read. */
export function noRunYaml(folder: string, missing: readonly RequiredPath[]): Problem {
  return new Problem(
    `The folder has no ${RUN_YAML}.`,
    `Put one beside the result files that says at least:\n${runYamlExample(missing.length === 0 ? MACHINE : missing)}`,
    { file: folder },
  );
}

/** A folder without run.yaml around a document, which needs neither. */
export function noRunYamlOfDocument(folder: string, document: string): Problem {
  return new Problem(
    `The folder has no ${RUN_YAML}.`,
    `${quote(document)} says everything by itself: put it in the place of the folder.`,
    { file: folder },
  );
}

/** What neither run.yaml nor a result file says, although it must be known. */
export function missingFacts(missing: readonly RequiredPath[], { file }: ProblemLocation): Problem {
  return new Problem(
    `Neither ${RUN_YAML} nor a result file says ${missing.join(', ')}.`,
    `Write it in ${RUN_YAML}, such as:\n${runYamlExample(missing)}`,
    { file },
  );
}

/** A result beside a document, which holds all measurements of its run. */
export function besideDocument(file: string, document: string): Problem {
  return new Problem(
    `${quote(baseName(document))} beside it is a document, which holds all measurements of a run.`,
    'Keep one of the two in this folder.',
    { file },
  );
}

/** A result file without the folder that it needs; `missing` is what it does not say, empty where it could not be read. */
export function loneFile(file: string, missing: readonly RequiredPath[]): Problem {
  const name = baseName(file);
  const example = runYamlExample(missing.length === 0 ? MACHINE : missing);
  return new Problem(
    'This file alone does not say what was measured on which machine.',
    `Make the folder "${folderOf(file)}", put ${quote(name)} into it, and beside it a file "${RUN_YAML}" that says at least:\n${example}`,
    { file },
  );
}

/** run.yaml without a folder of its own. */
export function loneRunYaml(file: string): Problem {
  return new Problem(
    `${RUN_YAML} says something of the result files beside it, and belongs to one run.`,
    'Put it into a folder with them: the name of the folder becomes the address of the run.',
    { file },
  );
}

function folderOf(file: string): string {
  try {
    return runIdOfFile(file);
  } catch {
    return 'model-on-machine';
  }
}
