import { join, relative } from 'node:path';
import process from 'node:process';

/** Where the content stands, from the project's folder as Astro wants it; CONTENT_DIR puts another in its place. */
export function contentFolder(...below: string[]): string {
  return join(relative('', process.env.CONTENT_DIR ?? 'content'), ...below);
}
