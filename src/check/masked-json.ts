import { isPublicKey } from '../readers/inference-bench/keys.ts';
import { jsonTokens, type JsonToken } from '../readers/json/json-tokens.ts';

/**
 * The text of a JSON file, sound or not, for showing a line of it: keys that the site would publish, the numbers and
 * words behind those, quotes, and what holds them together. Every other character is "*", so that places stay the same.
 */
export function maskedJson(text: string): string {
  const parts: string[] = [];
  let isPublic = false;
  let before: JsonToken = { sign: '', start: 0, value: '', fault: null };
  for (const token of jsonTokens(text)) {
    if (before.sign === '"') isPublic = token.sign === ':' && isPublicKey(before.value);
    const piece = text.slice(before.start, token.start);
    parts.push(isShown(before, isPublic) ? piece : masked(piece));
    before = token;
  }
  return parts.join('');
}

/** The texts of a file are for its reader to clean. */
function isShown({ sign, fault }: JsonToken, isPublic: boolean): boolean {
  if (/^[{}[\],:]$/.test(sign)) return true;
  const isKnown = ['"', '0', 'true', 'false', 'null'].includes(sign);
  return isPublic && isKnown && fault === null;
}

function masked(text: string): string {
  return text.replaceAll(/[^\s"]/g, '*');
}
