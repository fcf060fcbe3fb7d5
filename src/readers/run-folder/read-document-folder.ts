import { readDocument } from '../document/read-document.ts';
import { baseName } from '../file-name.ts';
import { attempt, openText } from '../open-text.ts';
import type { Reading, ResultFile } from '../read-result.ts';
import { Agreement } from './agreement.ts';
import { composeRun } from './compose-run.ts';
import type { FolderFiles } from './folder-files.ts';
import { besideDocument, noRunYamlOfDocument } from './folder-problems.ts';

/** Reads a folder with a document, which says everything that it must: run.yaml only adds what is not known there. */
export function readDocumentFolder(
  document: ResultFile,
  { id, folder, results, yaml, problems }: FolderFiles,
): Reading {
  const file = baseName(document.file);
  const others = results.filter((each) => each !== document);
  problems.push(...others.map((each) => besideDocument(each.file, file)));
  const report = attempt(() => openText(document), problems);
  const run = report === null ? null : readDocument(report, { id, file, sha256: document.sha256 });
  problems.push(...(report?.problems ?? []));
  if (yaml === null) problems.push(noRunYamlOfDocument(folder, file));
  const written = yaml?.yaml ?? null;
  if (run === null || yaml === null || written === null || problems.length > 0)
    return { ok: false, problems };
  const { prefill, decode, source } = run;
  const agreement = new Agreement(yaml.placeOf, `${file} says`);
  const composed = composeRun(
    {
      figures: { id, prefill, decode, source, moreSources: [yaml.source.source] },
      said: run,
      localTimes: [],
      yaml: written,
    },
    agreement,
  );
  if (composed === null) return { ok: false, problems: agreement.problems };
  return { ok: true, run: composed, published: [{ source, bytes: document.bytes }, yaml.source] };
}
