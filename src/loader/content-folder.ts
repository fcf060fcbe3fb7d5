import { join, relative } from 'node:path';
import process from 'node:process';

/** Where the content stands, from the project's folder as Astro wants it; CONTENT_DIR, unless it is empty, puts another in its place. */
export function contentFolder(...below: string[]): string {
  const { CONTENT_DIR = '' } = process.env;
  return join(relative('', CONTENT_DIR === '' ? 'content' : CONTENT_DIR), ...below);
}
