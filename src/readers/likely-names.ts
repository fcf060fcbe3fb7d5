import { LIKELY } from './secret-name.ts';

/** A name in a text: what begins with a letter and goes on with letters, digits, "_", "." and "-". */
export interface Name {
  readonly name: string;
  readonly index: number;
}

const LETTER = /[a-z]/i;
const IN_NAME = /[\w.-]/;
const REST_OF_NAME = /[\w.-]*/y;

/**
 * The names in a text that may be those of secrets, in order: all that isSecretName holds for are among them, and
 * "key". A text has few of them, and they are found without a look at every other name.
 */
export function likelyNames(text: string): Name[] {
  const names: Name[] = [];
  let end = 0;
  for (const { index: within } of text.matchAll(LIKELY)) {
    if (within < end) continue;
    const index = startOfName(text, within);
    REST_OF_NAME.lastIndex = within;
    end = within + (REST_OF_NAME.exec(text)?.[0].length ?? 0);
    names.push({ name: text.slice(index, end), index });
  }
  return names;
}

/** Where the name begins that this letter is part of: at its first letter. */
function startOfName(text: string, within: number): number {
  let start = within;
  for (let at = within - 1; IN_NAME.test(text.charAt(at)); at -= 1) {
    if (LETTER.test(text.charAt(at))) start = at;
  }
  return start;
}
