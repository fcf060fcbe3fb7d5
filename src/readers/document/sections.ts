import { nearestName } from '../nearest.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { linesOf, slice } from './lines.ts';

export const SECTION_NAMES = [
  'Hardware',
  'Engine',
  'Run',
  'Launch command',
  'Prefill',
  'Sustained decode',
  'All measurements',
] as const;

export type SectionName = (typeof SECTION_NAMES)[number];

/** A section's heading, and all from there to the next heading. */
export interface Section {
  readonly name: SectionName;
  readonly heading: Field;
  readonly body: Field;
}

interface Heading extends Field {
  readonly name: SectionName;
}

/**
 * Splits a document at its headings. `head` is all before the first one; a section holds the text from its heading
 * to the next. Markdown's "## Hardware" is a heading too. Of repeated sections the first one that holds something is kept.
 *
 * Missing, repeated and misplaced sections are reported.
 */
export function readSections(report: Report): { head: Field; sections: Map<SectionName, Section> } {
  const whole: Field = { text: report.text, start: 0 };
  const lines = linesOf(whole);
  const headings = withGluedPrefill(lines.flatMap(headingOn), lines);
  const head = slice(whole, 0, headings[0]?.start);
  const sections = new Map<SectionName, Section>();
  for (const [index, heading] of headings.entries()) {
    const body = slice(whole, heading.start + heading.text.length, headings[index + 1]?.start);
    const first = sections.get(heading.name);
    if (first !== undefined) {
      const message = `The section ${heading.name} is repeated: it begins on line ${report.lineOf(first.heading)} already.`;
      report.at(heading, message, 'Keep one of the two.');
    }
    // Of two headings in a row, the second one has the section's text.
    if (first === undefined || first.body.text === '') {
      sections.set(heading.name, { name: heading.name, heading, body });
    }
  }
  reportOrder(headings, report);
  reportMissing(sections, lines, report);
  return { head, sections };
}

function headingOn(line: Field): Heading[] {
  const text = /^#{1,6}\s/.test(line.text) ? line.text.replace(/^#+/, '').trim() : line.text;
  const name = SECTION_NAMES.find((each) => each === text);
  return name === undefined ? [] : [{ ...line, name }];
}

/** The launch command may run into the heading Prefill: `… --port 8000Prefill`. */
function withGluedPrefill(headings: Heading[], lines: readonly Field[]): Heading[] {
  const launch = headings.findIndex(({ name }) => name === 'Launch command');
  const start = headings[launch]?.start;
  if (start === undefined || headings.some(({ name }) => name === 'Prefill')) return headings;
  const next = headings[launch + 1]?.start ?? Infinity;
  const glued = lines.find(
    (line) => line.start > start && line.start < next && line.text.endsWith('Prefill'),
  );
  if (glued === undefined) return headings;
  const heading = { ...slice(glued, glued.text.length - 'Prefill'.length), name: 'Prefill' as const };
  return headings.toSpliced(launch + 1, 0, heading);
}

function reportOrder(headings: readonly Heading[], report: Report): void {
  let latest = -1;
  for (const heading of headings) {
    const place = SECTION_NAMES.indexOf(heading.name);
    if (place < latest) {
      report.at(
        heading,
        `The section ${heading.name} must come before ${SECTION_NAMES[latest] ?? ''}.`,
        `The order is: ${SECTION_NAMES.join(', ')}.`,
      );
    }
    latest = Math.max(latest, place);
  }
}

function reportMissing(
  sections: ReadonlyMap<SectionName, Section>,
  lines: readonly Field[],
  report: Report,
): void {
  for (const name of SECTION_NAMES.filter((each) => !sections.has(each))) {
    const slip = lines.find(
      ({ text }) => !/^[-*•]/.test(text) && nearestName(text.replace(/^#+\s/, ''), [name]) !== null,
    );
    if (slip === undefined) {
      report.ofFile(`The section ${name} is missing.`, `Add it under a line "${name}".`);
    } else {
      const message = `The section ${name} is missing; this line reads ${quote(slip.text)}.`;
      report.at(slip, message, `Write "${name}".`);
    }
  }
}
