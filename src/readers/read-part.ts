import type { RunYaml } from '../run/run-yaml.ts';
import { openJson } from './json/open-json.ts';
import { readInferenceBench } from './llm-inference-bench.ts';
import { readMatrixTable } from './matrix-table.ts';
import { attempt, openText, type ContributedFile } from './open-text.ts';
import type { Problem } from './problem.ts';
import { formatOf } from './result-format.ts';
import type { ResultPart } from './result-part.ts';

/**
 * Reads a result file that does not say everything, JSON or a table; null where there is a problem, which is added to
 * the others. `yaml` is what run.yaml says of how a table is written and was measured.
 */
export function readPart(
  file: ContributedFile,
  { yaml, problems }: { yaml: RunYaml; problems: Problem[] },
): ResultPart | null {
  const isTable = formatOf(file.file) === 'measurement-table';
  const report = attempt(() => (isTable ? openText(file) : openJson(file)), problems);
  if (report === null) return null;
  const part = isTable ? readMatrixTable(report, yaml) : readInferenceBench(report);
  problems.push(...report.problems);
  return report.problems.length === 0 ? part : null;
}
