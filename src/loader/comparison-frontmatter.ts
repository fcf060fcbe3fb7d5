import { placeInText, type FileText } from '../readers/place-in-text.ts';
import { Problem } from '../readers/problem.ts';
import { readYamlEntries } from '../readers/yaml-entries.ts';
import { readComparisonFields, type ComparisonFields } from './comparison-fields.ts';

/** What stands before the prose of a comparison. */
export interface ComparisonTop extends ComparisonFields {
  /** Offset at which the prose begins. */
  readonly end: number;
}

const opening = /^---[ \t]*\n/;
const closing = /^---.*$/m;

/** Reads the YAML between two lines "---" at the top of a comparison. `published` are the ids of all runs. */
export function readComparisonFrontmatter(source: FileText, published: readonly string[]): ComparisonTop {
  const { file, text } = source;
  const start = opening.exec(text)?.[0].length;
  if (start === undefined) {
    const hint = 'Begin the file with a line "---", title, question and runs, and another line "---".';
    return unreadable(0, new Problem('The file has no frontmatter.', hint, placeInText(source, 0)));
  }
  const last = closing.exec(text.slice(start));
  if (last === null) {
    const hint = 'Put a line "---" below its last field.';
    return unreadable(text.length, new Problem('The frontmatter has no end.', hint, placeInText(source, 0)));
  }
  const closingAt = start + last.index;
  const end = closingAt + last[0].length;
  // The first "---" is YAML too, so that places in the frontmatter are places in the file.
  const yaml = { file, text: text.slice(0, closingAt), noun: 'field', example: 'title: Old and new driver' };
  const { entries, problems } = readYamlEntries(yaml);
  const wrong = [...problems, ...(last[0].trim() === '---' ? [] : [wrongEnding(source, closingAt)])];
  if (problems.length > 0) return unreadable(end, ...wrong);
  const fields = readComparisonFields(entries, { published, at: placeInText(source, 0) });
  return { ...fields, end, problems: [...fields.problems, ...wrong] };
}

function unreadable(end: number, ...problems: readonly Problem[]): ComparisonTop {
  return { comparison: null, compared: null, end, problems };
}

function wrongEnding(source: FileText, offset: number): Problem {
  const hint = 'Put "---" alone on the line that ends the frontmatter.';
  return new Problem(
    'The frontmatter ends here, in a line of more than "---".',
    hint,
    placeInText(source, offset),
  );
}
