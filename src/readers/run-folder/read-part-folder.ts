import { readPart } from '../read-part.ts';
import type { Reading, ResultFile } from '../read-result.ts';
import { composeParts, type ReadFile } from './compose-parts.ts';
import type { FolderFiles } from './folder-files.ts';
import { missingFacts, noRunYaml } from './folder-problems.ts';

/** Reads a folder whose result files do not say everything: run.yaml gives the rest. */
export function readPartFolder(
  [first, ...others]: readonly [ResultFile, ...ResultFile[]],
  { id, folder, yaml, problems }: FolderFiles,
): Reading {
  const settings = yaml?.yaml ?? { decimalComma: yaml?.hasDecimalComma };
  const read = (file: ResultFile): ReadFile[] => {
    const part = readPart(file, { yaml: settings, problems });
    return part === null ? [] : [{ ...file, part }];
  };
  const [firstRead] = read(first);
  const othersRead = others.flatMap(read);
  const isWhole = othersRead.length === others.length && yaml?.yaml !== null;
  if (firstRead === undefined || !isWhole) {
    if (yaml === null) problems.push(noRunYaml(folder, []));
    return { ok: false, problems };
  }
  const placeOf = yaml?.placeOf ?? (() => ({ file: folder }));
  const yamlSource = yaml?.source ?? null;
  const files = [firstRead, ...othersRead] as const;
  const reading = composeParts({ id, files, yaml: settings, yamlSource, placeOf });
  problems.push(...reading.problems);
  if (yaml === null) problems.push(noRunYaml(folder, reading.missing));
  else if (reading.missing.length > 0) problems.push(missingFacts(reading.missing, placeOf('')));
  if (reading.run === null || problems.length > 0) return { ok: false, problems };
  return { ok: true, run: reading.run, published: reading.published };
}
