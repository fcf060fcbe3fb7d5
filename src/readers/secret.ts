/*
 * Secrets that were left in a text, mostly in a launch command: values of names such as --api-key or HF_TOKEN,
 * passwords in addresses, private keys, and tokens known by how they begin. References to a secret are none:
 * $VAR, ${VAR}, <redacted>, ***. Where in doubt, a value is a secret, and masked to its very end.
 */
import { addressSecrets } from './address-secret.ts';
import { knownTokens } from './known-token.ts';
import { namedSecrets } from './named-secret.ts';
import { privateKeys } from './private-key.ts';

/** Where a secret stands in a text: its context, such as `--api-key sk-…`, begins before it. */
export interface Secret {
  readonly contextStart: number;
  readonly start: number;
  readonly end: number;
}

/** Every secret in a text, in order, none overlapping. Takes time linear in the text's length. */
export function findSecrets(text: string): Secret[] {
  const found = [namedSecrets, knownTokens, addressSecrets, privateKeys].flatMap((find) => find(text));
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const secrets: Secret[] = [];
  for (const secret of found) {
    const last = secrets.at(-1);
    if (last === undefined || secret.start >= last.end) secrets.push(secret);
    else if (secret.end > last.end) secrets.splice(-1, 1, { ...last, end: secret.end });
  }
  return secrets;
}

/** The text with every character of the given secrets masked, so that places in it stay the same. */
export function maskSecrets(text: string, secrets: readonly Secret[], mask = '*'): string {
  const parts: string[] = [];
  let end = 0;
  for (const secret of secrets) {
    parts.push(text.slice(end, secret.start), text.slice(secret.start, secret.end).replaceAll(/\S/g, mask));
    end = secret.end;
  }
  parts.push(text.slice(end));
  return parts.join('');
}
