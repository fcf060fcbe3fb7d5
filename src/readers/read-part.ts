import { openJson } from './json/open-json.ts';
import { readInferenceBench } from './llm-inference-bench.ts';
import { attempt, type ContributedFile } from './open-text.ts';
import type { Problem } from './problem.ts';
import type { ResultPart } from './result-part.ts';

/**
 * Reads a result file that does not say everything, JSON or a table; null where there is a problem, which is added to
 * the others. `yaml` is what run.yaml says of how a table is written and was measured.
 */
export function readPart(file: ContributedFile, problems: Problem[]): ResultPart | null {
  // Of JSON only an extract is published, from a list of what is allowed: secrets are none of it.
  const report = attempt(() => openJson(file), problems);
  if (report === null) return null;
  const part = readInferenceBench(report);
  problems.push(...report.problems);
  return report.problems.length === 0 ? part : null;
}
