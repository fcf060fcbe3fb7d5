import { copyFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Aliases for the runs that are published, and for a copy of one of them under another id. */
const aliases = `renamed:
  kimi-h200: kimi-k2.6-h200x8
superseded:
  kimi-first-try:
    reason: Measured again after a warm-up.
    successor: kimi-k2.6-h200x8
withdrawn:
  inkling-small-h200x8:
    reason: The prompts were in the cache.
`;

/** Writes a copy of the content in which a run was renamed, one superseded and one withdrawn. */
export function writeCorrectedContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('content', folder, { recursive: true });
  copyFileSync('content/runs/kimi-k2.6-h200x8.txt', join(folder, 'runs/kimi-first-try.txt'));
  writeFileSync(join(folder, 'runs/aliases.yaml'), aliases);
}
