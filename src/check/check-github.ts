import { findings } from '../figures/findings.ts';
import { sortedProblems, type Problem } from '../readers/problem.ts';
import { markdownText } from '../share/markdown-text.ts';
import { runMarkdownParts } from '../share/run-markdown.ts';
import { visibleText } from '../share/visible-text.ts';
import { verdictText, type CheckedRun, type CheckReport } from './check-report.ts';

/** GitHub shows no more annotations of one step than ten of a kind; the log has the rest of these. */
const MOST_ANNOTATED = 50;

/** A summary of a step may have a mebibyte; a run takes some kilobytes. */
const MOST_DRAWN = 20;

/**
 * A report as workflow commands of GitHub Actions, one annotation for each problem at its line, then the verdict. No
 * line of a file is repeated. Ends in a line break.
 */
export function checkAnnotations(report: CheckReport): string {
  const sorted = sortedProblems(report.problems);
  const left = sorted.length - MOST_ANNOTATED;
  return [
    ...sorted.slice(0, MOST_ANNOTATED).map(annotation),
    ...(left > 0 ? [`::error::And ${String(left)} more.`] : []),
    visibleText(verdictText(report)),
    '',
  ].join('\n');
}

function annotation({ location, message, hint }: Problem): string {
  const { file, line, column } = location;
  const properties = [
    `file=${property(file)}`,
    ...(line === undefined ? [] : [`line=${String(line)}`]),
    ...(column === undefined ? [] : [`col=${String(column)}`]),
  ];
  const text = hint === null ? message : `${message}\n${hint}`;
  return `::error ${properties.join(',')}::${data(visibleText(text))}`;
}

/** The escapes of workflow commands. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(visibleText(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** The report as the Markdown of a step summary: problems as a list, then each good run's decode heatmap and findings. */
export function checkMarkdown(report: CheckReport): string {
  const sorted = sortedProblems(report.problems);
  const left = report.runs.length - MOST_DRAWN;
  return [
    `## Result files\n\n${verdictText(report)}`,
    ...(sorted.length === 0 ? [] : [sorted.slice(0, MOST_ANNOTATED).map(problemItem).join('\n')]),
    ...report.runs.slice(0, MOST_DRAWN).map(runSection),
    ...(left > 0 ? [`And ${String(left)} more runs without a problem.`] : []),
    '',
  ].join('\n\n');
}

function problemItem({ location: { file, line, column }, message, hint }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const remedy = hint === null ? '' : ` ${markdownText(hint)}`;
  return `- **${markdownText(place)}** ${markdownText(message)}${remedy}`;
}

function runSection({ path, run }: CheckedRun): string {
  const parts = runMarkdownParts({ run, findings: findings(run), root: null, standing: null });
  const drawn = parts.filter(({ id }) => id === 'decode' || id === 'findings');
  return [`### ${markdownText(path)}`, ...drawn.map(({ markdown }) => markdown)].join('\n\n');
}
