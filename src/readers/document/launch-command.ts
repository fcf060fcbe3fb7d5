import { NOT_APPLICABLE } from '../measurements/not-applicable.ts';
import { quote } from '../quote.ts';
import type { Report } from '../report.ts';
import type { Section } from './sections.ts';

const FENCE = '```';
const LANGUAGE = /^[a-z]{0,12}$/i;

/**
 * The launch command, verbatim and with its line ends, without a Markdown fence around it; null for "—".
 * A section without a command is reported, and so is a command that begins on the line of its fence.
 */
export function readLaunchCommand({ heading, body }: Section, report: Report): string | null {
  const [opening = '', ...lines] = body.text.split('\n');
  const isFenced = opening.startsWith(FENCE);
  if (isFenced && (!LANGUAGE.test(opening.slice(FENCE.length).trim()) || lines.at(-1)?.trim() !== FENCE)) {
    const message = `The launch command begins with ${quote(opening)}, which is no code fence that closes on the last line.`;
    report.at(body, message, 'Put "```sh" on a line before the command, and "```" on a line after it.');
    return null;
  }
  const command = (isFenced ? lines.slice(0, -1).join('\n') : body.text).trim();
  if (command === NOT_APPLICABLE) return null;
  if (command !== '') return command;
  report.at(
    heading,
    'The launch command is missing.',
    'Put it below this heading, or "—" if it is not published.',
  );
  return null;
}
