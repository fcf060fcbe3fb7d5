import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { linesOf, slice } from './lines.ts';

/** A label and what it says, such as "GPU count" and "8". */
export interface LabelledValue {
  readonly label: Field;
  readonly value: Field;
}

const BULLET = /^[-*•]\s/;
const LABEL_END = ': ';

/**
 * Reads the labels and values of a section in either dialect: `Label: value` on a line, or a bullet with the label
 * followed by a bullet with the value. A line that is neither is reported, as is a label without a value.
 */
export function readLabelledValues(
  section: Field,
  known: readonly string[],
  report: Report,
): LabelledValue[] {
  const found: LabelledValue[] = [];
  let waiting: Field | null = null;
  const isKnown = ({ text }: Field): boolean => known.includes(text);
  const reportLone = (lone: Field): void => {
    if (isKnown(lone))
      report.at(lone, `The label ${quote(lone.text)} has no value.`, 'Put the value after it, or "—".');
    else report.at(lone, `${quote(lone.text)} is a value without a label, or a label without a value.`, HINT);
  };
  for (const line of linesOf(section)) {
    const isBullet = BULLET.test(line.text);
    const item = isBullet ? slice(line, 1) : line;
    const split = labelAndValue(item);
    if (waiting !== null && isBullet && !isKnown(item) && !(split !== null && isKnown(split.label))) {
      found.push({ label: waiting, value: item });
      waiting = null;
      continue;
    }
    if (waiting !== null) reportLone(waiting);
    waiting = null;
    if (split !== null) found.push(split);
    else if (isBullet) waiting = item;
    else if (item.text.endsWith(':')) reportLone(slice(item, 0, -1));
    else reportLone(item);
  }
  if (waiting !== null) reportLone(waiting);
  return found;
}

const HINT = 'Write "Label: value" on one line, or "- Label" and "- value" on two.';

function labelAndValue(item: Field): LabelledValue | null {
  const end = item.text.indexOf(LABEL_END);
  if (end <= 0) return null;
  return { label: slice(item, 0, end), value: slice(item, end + LABEL_END.length) };
}
