import type { JsonObject, JsonValue } from '../json/json-value.ts';
import { recognizeFormat } from '../other-formats.ts';
import { quote } from '../quote.ts';
import type { Report } from '../report.ts';

const CHECKPOINT = /\.resume\.json$/i;

/** Reports a JSON value that is no result of the tool, saying what it is instead; true where it is one. */
export function isResult(
  value: JsonValue,
  { report, publicText }: { report: Report; publicText: (text: string) => string },
): value is JsonObject {
  const refuse = (message: string, hint: string) => {
    report.at(value, message, hint);
    return false;
  };
  if (value.kind !== 'object')
    return refuse(`The file is JSON, but ${kindOf(value)}, not an object.`, hintFor(report));
  const { members } = value;
  if (CHECKPOINT.test(report.file) || (members.has('signature') && members.has('prefill_results')))
    return refuse(
      'The file is a checkpoint of a run that did not end, not its result.',
      'Publish what the tool writes at the end, such as "benchmark_results.json".',
    );
  if (members.get('benchmark')?.kind === 'object' && !members.has('metadata'))
    return refuse(...supersededBy(value, publicText));
  const missing = missingParts(value);
  if (missing === null) return true;
  const mode = otherMode(value);
  if (mode !== null)
    return refuse(
      `The file is of the mode ${quote(publicText(mode))} of llm-inference-bench, which measures no matrix.`,
      'Publish a result with context lengths and concurrency levels.',
    );
  return refuse(
    `The file is JSON, but no result of llm-inference-bench: ${missing} missing.`,
    hintFor(report),
  );
}

function missingParts({ members }: JsonObject): string | null {
  const metadata = members.get('metadata');
  const hasAxes = metadata?.kind === 'object' && isSaid(metadata.members.get('context_lengths'));
  const hasSummary = isSaid(members.get('summary_table'));
  if (hasAxes && hasSummary) return null;
  if (!hasAxes && !hasSummary) return 'metadata.context_lengths and summary_table are';
  return hasAxes ? 'summary_table is' : 'metadata.context_lengths is';
}

function isSaid(value: JsonValue | undefined): boolean {
  return value !== undefined && value.kind !== 'null';
}

/** The tool has modes that test answers instead of speed. */
function otherMode({ members }: JsonObject): string | null {
  const metadata = members.get('metadata');
  const mode = metadata?.kind === 'object' ? metadata.members.get('mode') : undefined;
  return mode?.kind === 'text' && /^[a-z][a-z_-]{0,40}$/.test(mode.value) ? mode.value : null;
}

/** A person wrapped a result to say that it no longer holds. */
function supersededBy({ members }: JsonObject, publicText: (text: string) => string): [string, string] {
  const said = (key: string) => {
    const value = members.get(key);
    return value?.kind === 'text' && value.value !== '' ? quote(publicText(value.value)) : null;
  };
  const [status, reason, replacement] = [said('status'), said('reason'), said('replacement')];
  const because = reason === null ? '' : `, because of ${reason}`;
  const by = replacement === null ? '' : `, replaced by ${replacement}`;
  return [
    `The run in this file is marked as ${status ?? 'superseded'}${because}${by}.`,
    replacement === null ? 'Publish a run that holds.' : 'Publish its replacement.',
  ];
}

/** A hint that a file is of a tool that is not read yet; null where it is not known. */
export function hintOfOtherFormat({ text }: Report): string | null {
  const other = recognizeFormat(text);
  return other === null ? null : `It looks like ${other.name}, which is not read yet.`;
}

function hintFor(report: Report): string {
  return (
    hintOfOtherFormat(report) ?? 'What llm-inference-bench writes with --output is read, of every version.'
  );
}

function kindOf(value: Exclude<JsonValue, JsonObject>): string {
  switch (value.kind) {
    case 'list':
      return 'a list';
    case 'text':
      return 'a text';
    case 'number':
      return 'a number';
    case 'boolean':
    case 'null':
      return 'a single word';
  }
}
