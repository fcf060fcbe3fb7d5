import type { Run } from '../run/run.ts';
import type { Source } from '../run/source.ts';
import { readDocument } from './document/read-document.ts';
import { baseName, runIdOfFile } from './file-name.ts';
import { attempt, openText } from './open-text.ts';
import type { Problem } from './problem.ts';
import { formatOf, notAResult } from './result-format.ts';
import { loneRunYaml } from './run-folder/folder-problems.ts';
import { lonePartProblems } from './run-folder/read-lone-part.ts';

/** A result file as it was published. */
export interface ResultFile {
  /** The path as the person knows it, such as "content/runs/kimi-k2.6-h200x8.txt"; problems name it. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Of the bytes, in lower-case hexadecimal; the caller computes it, each machine by its own means. */
  readonly sha256: string;
}

/** A source of a run, with the bytes that the site publishes of it. */
export interface PublishedSource {
  readonly source: Source;
  readonly bytes: Uint8Array;
}

/** A result is read whole, or every problem found in it is reported. */
export type Reading =
  | {
      readonly ok: true;
      readonly run: Run;
      /** Of run.source and run.moreSources, in their order. */
      readonly published: readonly PublishedSource[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads a result file that stands by itself: the Run in it, or every problem found. Never throws for what a file may
 * hold. Only documents say enough for that; what other files lack, run.yaml says (see readRunFolder).
 *
 * The run's id is the file's base name without its ending.
 */
export function readResult(result: ResultFile): Reading {
  const { file } = result;
  const format = formatOf(file);
  switch (format) {
    case 'speed-test-document':
      return readLoneDocument(result);
    case 'llm-inference-bench':
    case 'measurement-table':
      return { ok: false, problems: lonePartProblems(result) };
    case 'run-yaml':
      return { ok: false, problems: [loneRunYaml(file)] };
    case null:
      return { ok: false, problems: [notAResult(file)] };
  }
}

function readLoneDocument(result: ResultFile): Reading {
  const { file, bytes, sha256 } = result;
  const problems: Problem[] = [];
  const id = attempt(() => runIdOfFile(file), problems) ?? 'unnamed';
  const report = attempt(() => openText(result), problems);
  const run = report === null ? null : readDocument(report, { id, file: baseName(file), sha256 });
  problems.push(...(report?.problems ?? []));
  if (problems.length > 0) return { ok: false, problems };
  if (run === null) throw new Error(`document neither read nor refused: ${file}`);
  return { ok: true, run, published: [{ source: run.source, bytes }] };
}
