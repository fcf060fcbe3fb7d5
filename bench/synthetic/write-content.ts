import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { document } from './document.ts';
import { occasions } from './occasion.ts';

/** What to write, and where. */
export interface SyntheticContent {
  readonly runs: number;
  /** Any text: the same gives the same bytes. */
  readonly seed: string;
  readonly folder: string;
}

const settings = `title: Synthetic matrices
description: 'Invented figures, to see how a site of many runs behaves. Nothing here was measured.'
`;

/** Writes a content folder for CONTENT_DIR: settings, result documents, and the prose of the project's own site. */
export function writeContent({ runs, seed, folder }: SyntheticContent): void {
  rmSync(join(folder, 'runs'), { recursive: true, force: true });
  mkdirSync(join(folder, 'runs'), { recursive: true });
  for (const occasion of occasions(runs, seed))
    writeFileSync(join(folder, 'runs', `${occasion.id}.txt`), document(occasion));
  writeFileSync(join(folder, 'site.yaml'), settings);
  cpSync('content/pages', join(folder, 'pages'), { recursive: true });
}
