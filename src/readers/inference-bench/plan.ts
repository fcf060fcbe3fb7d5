import { contextLabel } from '../context-label.ts';
import type { JsonFields } from '../json/json-fields.ts';

/** What the tool set out to measure: every context length with every concurrency. */
export interface Plan {
  /** Exact tokens, in the order of the file. */
  readonly contexts: readonly number[];
  readonly levels: readonly number[];
}

const MOST_CELLS = 10_000;
const LONGEST_CONTEXT = 999_999_999;

/**
 * Reads the two axes of the matrix; null where they are none, which is reported. A file that does not say which levels
 * were planned has those of its results.
 */
export function readPlan(metadata: JsonFields, root: JsonFields): Plan | null {
  const contexts = readAxis(metadata, 'context_lengths', 0);
  const levels = metadata.says('concurrency_levels')
    ? readAxis(metadata, 'concurrency_levels', 1)
    : levelsOf(root);
  if (contexts === null || levels === null) return null;
  const cells = contexts.length * levels.length;
  if (cells <= MOST_CELLS) return { contexts, levels };
  const sizes = `${contexts.length} context lengths × ${levels.length} concurrency levels`;
  return metadata.refuse('context_lengths', `${sizes} are ${cells} cells; a matrix has at most 10,000.`);
}

function levelsOf(root: JsonFields): number[] {
  const levels = root.rows('results').flatMap((row) => row.count('concurrency')?.value ?? []);
  return [...new Set(levels)].filter((level) => level >= 1).sort((a, b) => a - b);
}

function readAxis(metadata: JsonFields, key: string, least: number): number[] | null {
  const path = metadata.pathOf(key);
  const values = metadata.counts(key);
  if (!metadata.says(key)) metadata.refuse(key, `${path} is missing.`);
  if (values === null) return null;
  if (values.length === 0) return metadata.refuse(key, `${path} is empty.`);
  const seen = new Set<number>();
  const repeated = values.find((value) => seen.size === seen.add(value).size);
  if (repeated !== undefined) return metadata.refuse(key, `${path} holds ${repeated} twice.`);
  const wrong = values.find((value) => value < least || value > LONGEST_CONTEXT);
  return wrong === undefined
    ? values
    : metadata.refuse(key, `${path} holds ${wrong}, which is not from ${least} to 999,999,999.`);
}

/** The place of a context length on its axis. */
export function contextOf(tokens: number): { contextLabel: string; contextTokens: number } {
  return { contextLabel: contextLabel(tokens), contextTokens: tokens };
}
