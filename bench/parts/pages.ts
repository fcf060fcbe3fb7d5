import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { keystrokeFrames } from '../keystroke-frames.ts';
import { figure, limited, type Result } from '../result.ts';
import type { Workspace } from '../workspace.ts';

const INDEX_KB = 60;
const KEYSTROKE_MS = 50;

/** Weighs the pages of a large site, and searches its index. */
export async function measurePages(workspace: Workspace, runs: number): Promise<Result[]> {
  const { project } = workspace;
  await project.build(workspace.content(runs));
  const kilobytes = (page: string): number =>
    gzipSync(readFileSync(join(project.out, page, 'index.html'))).length / 1024;
  const ids = readdirSync(join(project.out, 'runs'));
  const weights = ids.map((id) => kilobytes(join('runs', id))).sort((left, right) => left - right);
  const { search, empty } = await keystrokeFrames(project.out);
  return [
    limited(`Index of ${runs.toLocaleString('en-US')} runs, HTML by gzip`, kilobytes(''), {
      most: INDEX_KB,
      unit: 'KB',
    }),
    figure('Run page, HTML by gzip, median', `${(weights[weights.length >> 1] ?? 0).toFixed(1)} KB`),
    figure('Run page, HTML by gzip, largest', `${(weights.at(-1) ?? 0).toFixed(1)} KB`),
    figure('Compare page, HTML by gzip', `${kilobytes('compare').toFixed(1)} KB`),
    limited('Frame of a keystroke in the search of the index', search, { most: KEYSTROKE_MS, unit: 'ms' }),
    figure('  to that of an empty page', `${(search / empty).toFixed(1)} ×`),
  ];
}
