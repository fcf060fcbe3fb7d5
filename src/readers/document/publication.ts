import type { Publication } from '../../run/publication.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { slice } from './lines.ts';

const BY = 'by @';
const MEASURED = 'Measured ';
const BADGE_START = 'lmx ';
const BADGE = /^lmx \S+ import$/;
const DATE = /^([A-Z][a-z]{2}) ([1-9]\d?), (20\d{2}), (\d{2}):(\d{2}) UTC$/;
const TIME = /\d:\d/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const FORM = 'Write "by @USER", then "Measured Sep 17, 2026, 20:47 UTC"; either may be left out.';

/**
 * Reads the byline: `by @USER`, a badge such as `lmx dev import`, and `Measured …`, glued or on lines of their own.
 *
 * User and badge can be told apart only where the badge has that form, or a line of its own. Where it has not, the
 * text is kept whole as the author.
 */
export function readPublication(byline: Field, report: Report): Publication {
  if (byline.text === '') return { author: null, via: null, measuredAt: null };
  const measured = byline.text.lastIndexOf(MEASURED);
  const measuredAt = measured === -1 ? null : readTime(slice(byline, measured + MEASURED.length), report);
  const who = slice(byline, 0, measured === -1 ? undefined : measured);
  if (who.text === '') return { author: null, via: null, measuredAt };
  // A time without "Measured", and lines that are no badge, would become part of the user's name.
  if (
    !who.text.startsWith(BY) ||
    who.text === BY ||
    who.text.split('\n').length > 2 ||
    (measured === -1 && TIME.test(who.text))
  ) {
    report.at(byline, `The byline ${quote(byline.text)} cannot be read.`, FORM);
  }
  return { ...readAuthor(who.text.slice(BY.length)), measuredAt };
}

function readAuthor(text: string): { author: string; via: string | null } {
  const lineEnd = text.indexOf('\n');
  const end = lineEnd === -1 ? text.lastIndexOf(BADGE_START) : lineEnd;
  const author = withoutSeparators(text.slice(0, end));
  const badge = withoutSeparators(text.slice(end));
  if (end <= 0 || author === '' || (lineEnd === -1 && !BADGE.test(badge)))
    return { author: withoutSeparators(text.replaceAll('\n', ' ')), via: null };
  return { author, via: badge.replaceAll('\n', ' ') };
}

/** Some put a dot between the parts: "by @USER · lmx dev import · Measured …". */
function withoutSeparators(text: string): string {
  return text
    .trim()
    .replace(/^·\s/, '')
    .replace(/(?<=\s)·$/, '')
    .trim();
}

function readTime(field: Field, report: Report): string | null {
  const [, monthName = '', day = '', year = '', hour = '', minute = ''] = DATE.exec(field.text) ?? [];
  const month = MONTHS.indexOf(monthName);
  const time = new Date(Date.UTC(Number(year), month, Number(day), Number(hour), Number(minute)));
  // Date.UTC turns the 31st of a short month into the 1st of the next one.
  const isReal =
    month !== -1 &&
    time.getUTCMonth() === month &&
    time.getUTCHours() === Number(hour) &&
    time.getUTCMinutes() === Number(minute);
  if (isReal) return time.toISOString().replace('.000Z', 'Z');
  report.at(
    field,
    `The time ${quote(field.text)} cannot be read.`,
    'Write it like "Sep 17, 2026, 20:47 UTC".',
  );
  return null;
}
