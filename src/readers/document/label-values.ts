import type { Quantity } from '../../run/quantity.ts';
import { NOT_APPLICABLE } from '../measurements/not-applicable.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';

/** The text under a label; null for "—", and where the label is missing. */
export function optionalText(field: Field | undefined): string | null {
  return field === undefined || field.text === NOT_APPLICABLE ? null : field.text;
}

/** The field under a label that cannot be unknown; null where it is, which is reported, or missing, which has been. */
export function requiredField(label: string, field: Field | undefined, report: Report): Field | null {
  if (field === undefined) return null;
  if (field.text !== NOT_APPLICABLE) return field;
  report.at(field, `The label "${label}" has no value.`, 'This one cannot be left unknown.');
  return null;
}

/** A label, how its value is read, and how it must look. */
export interface ValueFormat<Value> {
  readonly label: string;
  /** Null for a text that is not in the format. */
  readonly read: (text: string) => Value | null;
  /** For the hint, such as `Write a whole number such as "8".` */
  readonly hint: string;
}

/** The value under a label in a given format; null for "—", and where it is in another format, which is reported. */
export function readValue<Value>(
  { label, read, hint }: ValueFormat<Value>,
  field: Field | undefined,
  report: Report,
): Value | null {
  const text = optionalText(field);
  if (field === undefined || text === null) return null;
  const value = read(text);
  if (value === null) report.at(field, `The value ${quote(text)} of "${label}" cannot be read.`, hint);
  return value;
}

/** A number above 0; null for 0, and for null. */
export function positive(quantity: Quantity | null): number | null {
  return quantity !== null && quantity.value > 0 ? quantity.value : null;
}
