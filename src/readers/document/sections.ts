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

const PREFILL_INTRO = 'prompt tok/s by context length';

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
  const headings = outsideCommand(lines.flatMap(headingOn), lines);
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
  const plain = /^#{1,6}\s/.test(line.text) ? line.text.replace(/^#+/, '').trim() : line.text;
  const isBold = plain.startsWith('**') && plain.endsWith('**');
  const text = isBold ? plain.slice(2, -2) : plain;
  const name = SECTION_NAMES.find((each) => each === text);
  return name === undefined ? [] : [{ ...line, name }];
}

/**
 * The headings without what only looks like one in the launch command: a comment "# Engine", a line "Run" of a script.
 * It ends at the last Prefill that its introduction follows, into which it may run: `… --port 8000Prefill`.
 */
function outsideCommand(headings: Heading[], lines: readonly Field[]): Heading[] {
  const launch = headings.find(({ name }) => name === 'Launch command');
  if (launch === undefined) return headings;
  const first = lines.findIndex(({ start }) => start > launch.start);
  const last = lines.findLastIndex(
    ({ text }, index) =>
      index >= first && text.endsWith('Prefill') && lines[index + 1]?.text.startsWith(PREFILL_INTRO),
  );
  const end = lines[last];
  if (first === -1 || end === undefined) return withGluedPrefill(headings, lines);
  const isWithin = ({ start }: Field): boolean => start > launch.start && start < end.start;
  const elsewhere = new Set(headings.filter((each) => !isWithin(each)).map(({ name }) => name));
  const isRepeated = (each: Heading): boolean =>
    each.name === 'Launch command' || (each.name === 'Prefill' && each.start === lines[last - 1]?.start);
  const sound = headings.filter(
    (each) => !isWithin(each) || isRepeated(each) || (each.name !== 'Prefill' && !elsewhere.has(each.name)),
  );
  return withGluedPrefill(sound, [end]);
}

/** The launch command may run into the heading Prefill: `… --port 8000Prefill`, `… --port 8000## Prefill`. */
function withGluedPrefill(headings: Heading[], lines: readonly Field[]): Heading[] {
  const launch = headings.findIndex(({ name }) => name === 'Launch command');
  const start = headings[launch]?.start;
  const next = headings[launch + 1]?.start ?? Infinity;
  const glued = lines.find(
    (line) =>
      start !== undefined &&
      line.start > start &&
      line.text.endsWith('Prefill') &&
      headingOn(line).length === 0,
  );
  if (glued === undefined || glued.start > next || headings.some(({ name }) => name === 'Prefill'))
    return headings;
  const length = /#{0,6} ?Prefill$/.exec(glued.text)?.[0].length ?? 0;
  const heading = { ...slice(glued, glued.text.length - length), name: 'Prefill' as const };
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
      ({ text }) => !/^[-*•+]/.test(text) && nearestName(text.replace(/^#+\s/, ''), [name]) !== null,
    );
    const glued = lines.find(({ text }) => isGluedTo(text, name));
    if (slip === undefined && glued !== undefined) {
      const message = `The section ${name} is missing; the line ${quote(glued.text)} holds its heading.`;
      report.at(glued, message, `Put "${name}" on a line of its own.`);
    } else if (slip === undefined) {
      report.ofFile(`The section ${name} is missing.`, `Add it under a line "${name}".`);
    } else {
      const message = `The section ${name} is missing; this line reads ${quote(slip.text)}.`;
      report.at(slip, message, `Write "${name}".`);
    }
  }
}

/** Whether a line runs into a heading, or a heading into what follows it: "OS: linuxEngine", "HardwareType: …". */
function isGluedTo(text: string, name: SectionName): boolean {
  if (text.endsWith(name)) return !/[\s|/-]/.test(text.charAt(text.length - name.length - 1));
  return text.startsWith(name) && /[A-Z\d|-]/.test(text.charAt(name.length));
}
