import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BareSite } from './bare-site.ts';
import { ProjectCopy } from './project-copy.ts';
import { writeContent } from './synthetic/write-content.ts';

/** What the parts of the benchmark share: folders outside the project, made when they are first asked for. */
export class Workspace {
  readonly folder = mkdtempSync(join(tmpdir(), 'bench-'));
  #project: ProjectCopy | undefined;
  #bare: BareSite | undefined;

  get project(): ProjectCopy {
    this.#project ??= new ProjectCopy(join(this.folder, 'project'));
    return this.#project;
  }

  get bare(): BareSite {
    this.#bare ??= new BareSite(join(this.folder, 'bare'));
    return this.#bare;
  }

  /** A content folder of so many invented runs, always the same ones. */
  content(runs: number): string {
    const folder = join(this.folder, `content-${String(runs)}`);
    if (!existsSync(folder)) writeContent({ runs, seed: '1', folder });
    return folder;
  }
}
