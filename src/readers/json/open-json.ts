import { decodeText } from '../decode-text.ts';
import { Report } from '../report.ts';

/**
 * The text of a JSON file, for a reader to report what is wrong in it. Secrets are no problem here, unlike in openText:
 * the file itself is not published, and neither the extract of it nor a message has a text that was not cleaned.
 *
 * @throws {Problem} as decodeText does.
 */
export function openJson({ file, bytes }: { readonly file: string; readonly bytes: Uint8Array }): Report {
  return new Report(file, decodeText(file, bytes, 'json'));
}
