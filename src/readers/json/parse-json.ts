import type { Report } from '../report.ts';
import { jsonTokens, type JsonToken } from './json-tokens.ts';
import type { JsonValue } from './json-value.ts';
import { NestedValues } from './nested-values.ts';

const NOT_JSON = 'The file is not sound JSON: take it anew as the tool wrote it.';

const FAULTS = {
  'no end': 'The text that begins here has no end on its line.',
  escape: 'The text that begins here holds an escape that JSON does not have.',
  'control character': 'The text that begins here holds a control character.',
  number: 'The number that begins here is not complete.',
} as const;

/**
 * Reads a JSON text; null where it is none, which is reported at the first place that breaks it.
 *
 * As Python writes it: NaN, Infinity and -Infinity are numbers. Nesting may be of any depth. Messages quote nothing,
 * for what a file holds may be private. `hint` says what the file may be instead, if anything.
 */
export function parseJson(report: Report, hint: () => string | null = () => null): JsonValue | null {
  const values = new NestedValues();
  for (const token of jsonTokens(report.text)) {
    if (token.sign === '') {
      reportMissingEnd(values, report);
      return values.root;
    }
    const problem = token.fault === null ? accept(token, values) : FAULTS[token.fault];
    if (problem === null) continue;
    const usualHint = values.expects === 'nothing' ? 'One file holds one result.' : NOT_JSON;
    report.at(token, problem, hint() ?? usualHint);
    return null;
  }
  throw new Error('json without an end');
}

/** Takes one token; what is expected instead of it, or null where it was. */
function accept(token: JsonToken, values: NestedValues): string | null {
  const { sign } = token;
  switch (values.expects) {
    case 'nothing':
      return 'The JSON ends before this.';
    case 'colon':
      return sign === ':' ? values.colon() : 'A ":" is expected here.';
    case 'key':
      return sign === '"' ? values.key(token) : 'A key in double quotes is expected here.';
    case 'key or end':
      if (sign === '"') return values.key(token);
      return sign === '}' ? values.close() : 'A key in double quotes or "}" is expected here.';
    case 'value':
      return acceptValue(token, values) ? null : 'A value is expected here.';
    case 'value or end':
      if (sign === ']') return values.close();
      return acceptValue(token, values) ? null : 'A value or "]" is expected here.';
    case 'comma or end':
      if (sign === ',') return values.comma();
      return sign === values.closing ? values.close() : `A "," or "${values.closing}" is expected here.`;
  }
}

function acceptValue({ sign, start, value }: JsonToken, values: NestedValues): boolean {
  if (sign === '{' || sign === '[') values.open(sign, start);
  else if (sign === '"') values.add({ kind: 'text', start, value });
  else if (sign === '0') values.add({ kind: 'number', start, text: value, value: Number(value) });
  else if (sign === 'true' || sign === 'false')
    values.add({ kind: 'boolean', start, value: sign === 'true' });
  else if (sign === 'null') values.add({ kind: 'null', start });
  else return false;
  return true;
}

function reportMissingEnd(values: NestedValues, report: Report): void {
  const { innermost } = values;
  if (innermost === null) return;
  report.at(
    innermost,
    `The file ends before this "${report.text.charAt(innermost.start)}" is closed.`,
    'It was cut off: take it anew as the tool wrote it.',
  );
}
