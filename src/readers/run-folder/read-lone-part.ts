import type { Problem } from '../problem.ts';
import { readPart } from '../read-part.ts';
import type { ResultFile } from '../read-result.ts';
import { composeParts } from './compose-parts.ts';
import { loneFile } from './folder-problems.ts';

/** The problems of a file that does not say everything and stands in no folder with run.yaml: that, and its own. */
export function lonePartProblems(file: ResultFile): Problem[] {
  const problems: Problem[] = [];
  const part = readPart(file, { yaml: {}, problems });
  if (part === null) return [...problems, loneFile(file.file, [])];
  const placeOf = () => ({ file: file.file });
  const { missing } = composeParts({
    id: 'unnamed',
    files: [{ ...file, part }],
    yaml: {},
    yamlSource: null,
    placeOf,
  });
  return [...problems, loneFile(file.file, missing)];
}
