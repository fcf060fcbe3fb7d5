import type { AdditionalField } from '../../run/additional-field.ts';
import { nearestName } from '../nearest.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { readLabelledValues } from './labelled-values.ts';
import type { Section } from './sections.ts';

/** What a section says under the labels that we know, and all else that it says. */
export interface KnownLabels<Label extends string> {
  /** Without labels that are missing or have no value, which has been reported. */
  readonly values: ReadonlyMap<Label, Field>;
  /** In the order of the document. */
  readonly additional: readonly AdditionalField[];
}

/** Words of their own, although they look like slips of "GPU count" and "VRAM". */
const NO_SLIPS = ['cpu count', 'ram'];

/**
 * Reads a section of labels and values. Every known label must be there once, with "—" where it is unknown; labels
 * that we do not know are kept. Missing and repeated labels and slips of known ones ("Versoin") are reported.
 */
export function readKnownLabels<Label extends string>(
  { name, heading, body }: Section,
  labels: readonly Label[],
  report: Report,
): KnownLabels<Label> {
  const values = new Map<Label, Field>();
  const additional: AdditionalField[] = [];
  const places = new Map<string, Field>();
  const slips = new Set<Label>();
  for (const { label, value } of readLabelledValues(body, labels, report)) {
    const known = labels.find((each) => each === label.text);
    const slip = known === undefined ? slipOf(label.text, labels) : null;
    if (reportRepeated(label, places, report)) continue;
    if (slip !== null) {
      slips.add(slip);
      report.at(label, `Unknown label ${quote(label.text)} in ${name}.`, `Did you mean "${slip}"?`);
    } else if (value === null) {
      report.at(label, `The label ${quote(label.text)} has no value.`, 'Put the value after it, or "—".');
    } else if (known !== undefined) {
      values.set(known, value);
    } else {
      additional.push({ label: label.text, value: value.text });
    }
  }
  for (const label of labels.filter((each) => !places.has(each) && !slips.has(each))) {
    report.onLine(
      heading,
      `The label "${label}" is missing in ${name}.`,
      'Add it; its value is "—" where it is unknown.',
    );
  }
  return { values, additional };
}

function slipOf<Label extends string>(text: string, labels: readonly Label[]): Label | null {
  return NO_SLIPS.includes(text.toLowerCase()) ? null : nearestName(text, labels);
}

function reportRepeated(label: Field, places: Map<string, Field>, report: Report): boolean {
  const first = places.get(label.text);
  if (first === undefined) {
    places.set(label.text, label);
    return false;
  }
  report.at(
    label,
    `The label ${quote(label.text)} is repeated: it is on line ${report.lineOf(first)} already.`,
    'Keep one of the two.',
  );
  return true;
}
