import { formatDay } from '../display/date-text.ts';
import type { Run } from '../run/run.ts';
import { runAddress, underBase } from './address.ts';
import { visibleText } from './visible-text.ts';

const commands: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  // BibTeX counts braces, escaped or not: these have none of their own that does not match.
  '{': String.raw`\textbraceleft{}`,
  '}': String.raw`\textbraceright{}`,
  '^': String.raw`\textasciicircum{}`,
  '~': String.raw`\textasciitilde{}`,
  '<': String.raw`\textless{}`,
  '>': String.raw`\textgreater{}`,
  '|': String.raw`\textbar{}`,
  '"': String.raw`\textquotedbl{}`,
};

/** One line of text, with what nobody sees spelt out. */
const oneLine = (text: string): string => visibleText(text.replaceAll(/\s+/g, ' ').trim());

/** Text for a field of BibTeX that TeX prints literally. */
function bibtexText(text: string): string {
  return oneLine(text).replaceAll(
    /[\\{}^~<>|"$&#%_]/g,
    (character) => commands[character] ?? `\\${character}`,
  );
}

function toolText({ tool, toolVersion }: Run['protocol']): string {
  return [tool, toolVersion].filter((part) => part !== null).join(' ');
}

/** What was measured when: "measured Sep 17, 2026", or that the source does not say. */
function dateText({ measuredAt }: Run['publication']): string {
  return measuredAt === null ? 'date not given' : `measured ${formatDay(measuredAt)}`;
}

/**
 * A run as a BibTeX entry, without a line break at its end. Author and date are left out where they are not known.
 *
 * @param root absolute address of the site with its base.
 */
export function bibtexCitation(run: Run, root: string): string {
  const { author, measuredAt } = run.publication;
  const note = `LLM inference benchmark with ${toolText(run.protocol)}, ${dateText(run.publication)}. sha256 of the source: ${run.source.sha256}`;
  const fields = [
    ['title', `{${bibtexText(run.title)}}`],
    // In braces of its own, so that "and" and commas are part of one name.
    ...(author === null ? [] : [['author', `{${bibtexText(author)}}`] as const]),
    ...(measuredAt === null
      ? []
      : [['year', measuredAt.slice(0, 4)] as const, ['date', measuredAt.slice(0, 10)] as const]),
    ['url', underBase(root, runAddress(run.id))],
    ['note', bibtexText(note)],
  ] as const;
  const lines = fields.map(([name, value]) => `  ${name} = {${value}},`);
  return [`@misc{${run.id},`, ...lines, '}'].join('\n');
}

/**
 * A run as a line to cite: who, what, with which tool, when, where, and the hash that the source must have.
 *
 * @param root absolute address of the site with its base.
 */
export function plainCitation(run: Run, root: string): string {
  const { author } = run.publication;
  const what = `“${run.title}.” LLM inference benchmark with ${toolText(run.protocol)}, ${dateText(run.publication)}.`;
  const named = author === null ? what : `${author}. ${what}`;
  const where = `${underBase(root, runAddress(run.id))} (sha256 of the source: ${run.source.sha256})`;
  return `${oneLine(named)} ${where}`;
}
