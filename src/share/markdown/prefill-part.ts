import { ABSENT, formatMilliseconds, formatPrefillRate } from '../../display/quantity-text.ts';
import { prefillFindings } from '../../figures/cell-findings.ts';
import { isMeasuredPrefill } from '../../figures/measured.ts';
import type { PrefillPoint } from '../../run/prefill.ts';
import { markdownText } from '../markdown-text.ts';
import { cautionSigns } from './caution-signs.ts';
import { markdownTable } from './markdown-table.ts';
import type { MarkdownPart, RunInMarkdown } from './run-in-markdown.ts';

/** The two figures of a point, or why it has none. */
function figures(point: PrefillPoint): readonly [string, string] {
  return isMeasuredPrefill(point)
    ? [formatPrefillRate(point.prefillTokPerSec), formatMilliseconds(point.ttftMs)]
    : [markdownText(point.statusText), ABSENT];
}

/** Prefill throughput and TTFT by context length as a table, then what its signs mean. */
export function prefillPart({ run, findings }: RunInMarkdown): MarkdownPart {
  const title = 'Prefill';
  if (run.prefill.length === 0) return { id: 'prefill', title, body: 'Prefill was not measured.' };
  const cautions = cautionSigns(run.prefill, findings, (among, { contextLabel }) =>
    prefillFindings(among, contextLabel),
  );
  const table = markdownTable({
    head: ['Context', 'Throughput (tok/s)', 'TTFT (ms)'],
    rows: run.prefill.map((point) => [
      `${markdownText(point.contextLabel)}${cautions.behind(point)}`,
      ...figures(point),
    ]),
    textColumns: 1,
  });
  const legend = 'One cold request at a time: prompt tokens per second, and the wait for the first token.';
  return { id: 'prefill', title, body: `${table}\n\n${[legend, ...cautions.legend].join(' ')}` };
}
