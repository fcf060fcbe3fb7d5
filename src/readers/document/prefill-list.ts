import type { PrefillPoint } from '../../run/prefill.ts';
import type { Measured, Measurements } from '../measurements/measurements.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { linesOf, slice } from './lines.ts';
import { endOfText, endOfTexts } from './match-text.ts';
import type { Section } from './sections.ts';

const INTRO = 'prompt tok/s by context length';

/**
 * Checks the section Prefill against All measurements: one point after the other, `8K context`, `17.6K`,
 * `465 ms TTFT`, glued or not, in the order of the table.
 */
export function checkPrefillList(section: Section, { prefill, isWhole }: Measurements, report: Report): void {
  const { body } = section;
  const introEnd = endOfText(body.text, 0, INTRO);
  if (introEnd === -1) {
    const [found] = linesOf(body);
    const is = found === undefined ? 'is empty' : `begins with ${quote(found.text)}`;
    report.at(found ?? section.heading, `The section Prefill ${is}.`, `Begin it with the line "${INTRO}".`);
    return;
  }
  if (!isWhole) return;
  let at = introEnd;
  for (const [index, point] of prefill.entries()) {
    const end = endOfTexts(body.text, at, textsOf(point));
    if (end !== -1) {
      at = end;
      continue;
    }
    const next = startOfPoint(body, at, prefill[index + 1]);
    reportPoint(slice(body, at, next), { point, section }, report);
    if (next === undefined) return;
    at = next;
  }
  const [left] = linesOf(slice(body, at));
  if (left === undefined) return;
  report.at(
    left,
    `The prefill list shows ${quote(left.text)}, which All measurements lacks.`,
    'Add its row to All measurements, or take it out.',
  );
}

function reportPoint(
  found: Field,
  { point, section }: { point: Measured<PrefillPoint>; section: Section },
  report: Report,
): void {
  if (point.measurement === null) return;
  const { contextLabel, sourceLine } = point.row;
  const [line] = linesOf(found);
  if (line === undefined) {
    const message = `The prefill list lacks ${contextLabel}, which is on line ${sourceLine}.`;
    report.at(section.heading, message, 'Add it to the list, in the order of the table.');
    return;
  }
  report.at(
    line,
    `The prefill list shows ${quote(line.text)} at ${contextLabel}, but line ${sourceLine} gives ${quote(textsOf(point).join(' '))}.`,
    'All measurements is what counts: correct the one that is wrong.',
  );
}

/** Where the next point begins in the list, from `at` on; undefined where it does not, or there is none. */
function startOfPoint(body: Field, at: number, next: Measured<PrefillPoint> | undefined): number | undefined {
  if (next === undefined) return undefined;
  const lineStart = body.text.indexOf(`\n${next.row.contextLabel} context`, at);
  return lineStart === -1 ? undefined : lineStart;
}

function textsOf({ row }: Measured<PrefillPoint>): readonly string[] {
  const label = `${row.contextLabel} context`;
  switch (row.status.status) {
    case 'valid':
    case 'capacity-limited':
      return [label, row.cell('Total tok/s').text.replace(/\.0$/, ''), `${row.cell('TTFT').text} TTFT`];
    case 'error':
    case 'over-capacity':
    case 'skipped':
    case 'not-run':
    case 'other':
      return [label, row.status.statusText];
  }
}
