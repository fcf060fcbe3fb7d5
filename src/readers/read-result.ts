import type { Run } from '../run/run.ts';
import type { Source } from '../run/source.ts';
import { decodeText } from './decode-text.ts';
import { readDocument } from './document/read-document.ts';
import { baseName, runIdOfFile } from './file-name.ts';
import { Problem } from './problem.ts';
import { quote } from './quote.ts';
import { Report } from './report.ts';
import { findSecrets, maskSecrets, type Secret } from './secret.ts';

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
 * Reads a published result file: the Run in it, or every problem found. Never throws for what a file may hold.
 *
 * The run's id is the file's base name without its ending.
 */
export function readResult(result: ResultFile): Reading {
  const problems: Problem[] = [];
  const id = attempt(() => runIdOfFile(result.file), problems);
  const text = attempt(() => decodeText(result.file, result.bytes), problems);
  if (text === null) return { ok: false, problems };

  const secrets = findSecrets(text);
  // Secrets are masked before anything is read, so that no message can quote one.
  const report = new Report(result.file, maskSecrets(text, secrets));
  for (const secret of secrets) reportSecret(report, secret);
  const run = readDocument(report, {
    id: id ?? 'unnamed',
    file: baseName(result.file),
    sha256: result.sha256,
  });

  problems.push(...report.problems);
  if (problems.length > 0) return { ok: false, problems };
  if (run === null) throw new Error(`document neither read nor refused: ${result.file}`);
  return { ok: true, run, published: [{ source: run.source, bytes: result.bytes }] };
}

function reportSecret(report: Report, { contextStart, start }: Secret): void {
  report.at(
    { start },
    `A secret stands here: ${quote(`${report.text.slice(contextStart, start)}***`)}.`,
    'Replace it with "<redacted>" or a variable such as "$API_KEY"; if it was ever published, revoke it.',
  );
}

function attempt<Value>(read: () => Value, problems: Problem[]): Value | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    problems.push(error);
    return null;
  }
}
