import { join } from 'node:path';
import process from 'node:process';

/** Where the content stands, as one types it from the project's folder; CONTENT_DIR puts another in its place. */
export function contentFolder(...below: string[]): string {
  return join(process.env.CONTENT_DIR ?? 'content', ...below);
}
