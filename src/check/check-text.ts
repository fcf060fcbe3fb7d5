import { formatProblems } from '../readers/problem.ts';
import { visibleText } from '../share/visible-text.ts';
import { verdictText, type CheckedRun, type CheckReport } from './check-report.ts';
import { countsText, runSummary } from './run-summary.ts';
import { excerptLines } from './source-excerpt.ts';

/** With more runs than this, only how many they are is told. */
const MOST_TOLD = 12;

/** A report for a terminal: the problems with their lines, what good files hold, and the verdict. Ends in a line break. */
export function checkText(report: CheckReport): string {
  const { runs, problems, excerptOf } = report;
  const problemText = formatProblems(problems, (problem) => {
    const excerpt = excerptOf(problem);
    return excerpt === null ? [] : excerptLines(excerpt);
  });
  const told = runs.length > MOST_TOLD ? [] : runs.map(runText);
  return `${visibleText([problemText, ...told, verdictText(report)].filter((text) => text !== '').join('\n\n'))}\n`;
}

/** What a good file holds: its run, measurements by status, findings. */
function runText({ path, run }: CheckedRun): string {
  const { decode, prefill, bursts, findings } = runSummary(run);
  return [
    `${path}: ${run.title.replaceAll(/\s+/g, ' ')}`,
    `  Decode    ${countsText(decode, 'cell')}`,
    ...(bursts.length === 0 ? [] : [`  Bursts    ${countsText(bursts, 'cell')}`]),
    `  Prefill   ${countsText(prefill, 'point')}`,
    ...findings.map(
      ({ severity, title }) =>
        `  ${severity === 'caution' ? 'Caution ' : 'Note    '}  ${title.replaceAll(/\s+/g, ' ')}`,
    ),
  ].join('\n');
}
