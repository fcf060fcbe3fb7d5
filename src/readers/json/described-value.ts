import { excerpt, quote } from '../quote.ts';
import type { JsonValue } from './json-value.ts';

/** What a value is, for a message: "a list", "null", "1e300", `the text "fast"`; of a text only what `publicText` leaves. */
export function describedValue(value: JsonValue, publicText: (text: string) => string): string {
  switch (value.kind) {
    case 'object':
      return 'an object';
    case 'list':
      return 'a list';
    case 'text':
      return `the text ${quote(publicText(value.value))}`;
    case 'number':
      return excerpt(value.text);
    case 'boolean':
      return String(value.value);
    case 'null':
      return 'null';
  }
}
