import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { linesOf, slice } from './lines.ts';

/** A label and what it says, such as "GPU count" and "8". */
export interface LabelledValue {
  readonly label: Field;
  /** Null where nothing follows the label. */
  readonly value: Field | null;
}

const BULLET = /^[-*•+]\s/;
const LABEL_END = ': ';

/**
 * Reads the labels and values of a section in either dialect: `Label: value` on a line, or a bullet with the label
 * followed by a bullet with the value. What is neither is reported.
 *
 * In bullets only the known labels tell which is which, so that one lost line does not shift all that follow.
 */
export function readLabelledValues(
  section: Field,
  known: readonly string[],
  report: Report,
): LabelledValue[] {
  const found: LabelledValue[] = [];
  let waiting: Field | null = null;
  const isKnown = ({ text }: Field): boolean => known.includes(text);
  const addAlone = (item: Field): void => {
    if (isKnown(item)) found.push({ label: item, value: null });
    else reportAlone(item, report);
  };
  for (const line of linesOf(section)) {
    const isBullet = BULLET.test(line.text);
    const item = isBullet ? slice(line, 1) : line;
    const pair = pairOn(item);
    if (waiting !== null && isBullet && !isKnown(pair?.label ?? item)) {
      found.push({ label: waiting, value: item });
      waiting = null;
      continue;
    }
    if (waiting !== null) addAlone(waiting);
    waiting = isBullet && pair === null ? item : null;
    if (pair !== null) found.push(pair);
    else if (!isBullet) addAlone(item);
  }
  if (waiting !== null) addAlone(waiting);
  return found;
}

/** The label and value on one line; null where the line has no ": " and does not end in ":". */
function pairOn(item: Field): LabelledValue | null {
  const end = item.text.indexOf(LABEL_END);
  if (end > 0) return { label: slice(item, 0, end), value: slice(item, end + LABEL_END.length) };
  return item.text.length > 1 && item.text.endsWith(':') ? { label: slice(item, 0, -1), value: null } : null;
}

function reportAlone(item: Field, report: Report): void {
  report.at(
    item,
    `${quote(item.text)} is a value without a label, or a label without a value.`,
    'Write "Label: value" on one line, or "- Label" and "- value" on two.',
  );
}
