import { decodeText } from '../readers/decode-text.ts';
import { baseName } from '../readers/file-name.ts';
import { Problem } from '../readers/problem.ts';
import { quote } from '../readers/quote.ts';
import { comparisonBodyProblems } from './comparison-body.ts';
import { readComparisonFrontmatter } from './comparison-frontmatter.ts';
import type { Comparison } from './comparison-schema.ts';

/** A comparison in the folder of comparisons, before it is read. */
export interface ComparisonSource {
  /** Such as "content/comparisons/kimi-vs-inkling.mdx". */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Ids of all runs. */
  readonly published: readonly string[];
}

/** What the comparison says about itself, and its name in addresses; or every problem of its file. */
export type ComparisonReading =
  | { readonly ok: true; readonly slug: string; readonly comparison: Comparison }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const fileName = /^(?<slug>[a-z0-9][a-z0-9-]*)\.mdx$/;

/** Reads a written comparison. Its prose is checked, and left for Astro to render. */
export function readComparison({ file, bytes, published }: ComparisonSource): ComparisonReading {
  const { slug } = fileName.exec(baseName(file))?.groups ?? {};
  if (slug === undefined) return { ok: false, problems: [wrongName(file)] };
  const text = readText(file, bytes);
  if (text instanceof Problem) return { ok: false, problems: [text] };
  const { comparison, compared, end, problems } = readComparisonFrontmatter({ file, text }, published);
  const ofBody = comparisonBodyProblems({ file, text }, end, { published, compared });
  return comparison === null || problems.length + ofBody.length > 0
    ? { ok: false, problems: [...problems, ...ofBody] }
    : { ok: true, slug, comparison };
}

function wrongName(file: string): Problem {
  return new Problem(
    `The file name ${quote(baseName(file))} cannot be the address of a comparison.`,
    'Use the letters a–z, digits and "-", begin with a letter or digit, and end in ".mdx", such as "old-vs-new.mdx".',
    { file },
  );
}

function readText(file: string, bytes: Uint8Array): string | Problem {
  // Of UTF-8 no file begins so. Astro, which reads the prose once more, knows nothing else.
  if ((bytes[0] ?? 0) >= 0xfe)
    return new Problem('The file is not UTF-8 text.', 'Save the file as UTF-8.', { file });
  // Such a file has problems enough, none of which a reader of results can name.
  if (new TextDecoder().decode(bytes).trim() === '') return '';
  try {
    return decodeText(file, bytes);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
