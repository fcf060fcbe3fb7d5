import { decodeText } from './decode-text.ts';
import { Problem } from './problem.ts';
import { quote } from './quote.ts';
import { Report } from './report.ts';
import { findSecrets, maskSecrets } from './secret.ts';

/** A file as it was contributed. */
export interface ContributedFile {
  /** The path as the person knows it; problems name it. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/**
 * The text of a file that is published as it is, for a reader to report what is wrong in it; secrets are reported
 * already. They are masked before anything is read, so that no message can quote one.
 *
 * @throws {Problem} as decodeText does.
 */
export function openText({ file, bytes }: ContributedFile, mask = '*'): Report {
  const text = decodeText(file, bytes);
  const secrets = findSecrets(text);
  const report = new Report(file, maskSecrets(text, secrets, mask));
  for (const { contextStart, start } of secrets) {
    report.at(
      { start },
      `A secret stands here: ${quote(`${report.text.slice(contextStart, start)}***`)}.`,
      'Replace it with "<redacted>" or a variable such as "$API_KEY"; if it was ever published, revoke it.',
    );
  }
  return report;
}

/** What is read, or null where that throws a problem, which is added to the others. */
export function attempt<Value>(read: () => Value, problems: Problem[]): Value | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    problems.push(error);
    return null;
  }
}
