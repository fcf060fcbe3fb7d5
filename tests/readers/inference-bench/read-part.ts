import { readFileSync } from 'node:fs';
import { openJson } from '../../../src/readers/json/open-json.ts';
import { readInferenceBench } from '../../../src/readers/llm-inference-bench.ts';
import { formatProblems } from '../../../src/readers/problem.ts';
import type { Report } from '../../../src/readers/report.ts';
import type { ResultPart } from '../../../src/readers/result-part.ts';

export const folder = new URL('../../results/llm-inference-bench/', import.meta.url);

export interface PartReading {
  readonly part: ResultPart | null;
  /** As they print; empty where there are none. */
  readonly problems: string;
  readonly report: Report;
}

/** The reading of a JSON text, from its bytes on. */
export function readJson(text: string, file = 'result.json'): PartReading {
  const report = openJson({ file, bytes: new TextEncoder().encode(text) });
  const part = readInferenceBench(report);
  return { part, problems: formatProblems(report.problems), report };
}

/** The part of a sound text. */
export function partOf(text: string): ResultPart {
  const { part, problems } = readJson(text);
  if (part === null) throw new Error(`result with problems: ${problems}`);
  return part;
}

export function fixture(name: string): string {
  return readFileSync(new URL(`${name}.json`, folder), 'utf8');
}
