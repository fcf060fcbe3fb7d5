import type { Report } from '../report.ts';
import { NOT_APPLICABLE } from './label-values.ts';
import type { Section } from './sections.ts';

const FENCE = '```';

/**
 * The launch command, verbatim and with its line ends, without a Markdown fence around it; null for "—".
 * A section without a command is reported.
 */
export function readLaunchCommand({ heading, body }: Section, report: Report): string | null {
  const lines = body.text.split('\n');
  const isFenced = lines.length > 2 && body.text.startsWith(FENCE) && lines.at(-1)?.trim() === FENCE;
  const command = (isFenced ? lines.slice(1, -1).join('\n') : body.text).trim();
  if (command === NOT_APPLICABLE) return null;
  if (command !== '') return command;
  report.at(
    heading,
    'The launch command is missing.',
    'Put it below this heading, or "—" if it is not published.',
  );
  return null;
}
