import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteSettings } from './site-settings.ts';

/**
 * Names all that a page is drawn from: its props, the settings of the site, and the whole code. Astro takes a page with
 * the same key from the build before. Its own digest of the page's modules would do but for the content security policy,
 * which every page has in its head and in which all scripts of the site are.
 */
export function pageKey(props: unknown): string {
  codeDigest ??= digestOfCode();
  return digest([codeDigest, JSON.stringify(readSiteSettings()), JSON.stringify(props)]);
}

/** The code stays as it is during a build; while authoring nobody asks for the key. */
let codeDigest: string | undefined;

function digestOfCode(): string {
  const files = readdirSync('src', { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return digest(['astro.config.mjs', ...paths].flatMap((path) => [path, readFileSync(path, 'utf8')]));
}

function digest(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}
