import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figure, limited, type Result } from '../result.ts';
import { document } from '../synthetic/document.ts';
import { occasions } from '../synthetic/occasion.ts';
import { Random } from '../synthetic/random.ts';
import type { Workspace } from '../workspace.ts';

const MOST = 0.6;

/** Builds a site whole, then again after one of its documents was measured anew. */
export async function measureRebuild(workspace: Workspace, runs: number): Promise<Result[]> {
  const { project } = workspace;
  const content = workspace.content(runs);
  const [first] = occasions(1, '1');
  if (first === undefined) throw new Error('no run to change');
  await project.build(content);
  project.forget();
  const full = await project.build(content);
  const file = join(content, 'runs', `${first.id}.txt`);
  writeFileSync(file, document({ ...first, random: new Random('measured anew') }));
  const again = await project.build(content);
  writeFileSync(file, document(first));
  const name = `Rebuild of ${runs.toLocaleString('en-US')} runs after one changed`;
  return [
    figure(name, `${again.seconds.toFixed(1)} s`),
    figure(
      '  to a full build, processor time',
      `${(again.processorSeconds / full.processorSeconds).toFixed(2)} ×`,
    ),
    limited('  to a full build, cards drawn before', again.seconds / full.seconds, { most: MOST, unit: '×' }),
  ];
}
