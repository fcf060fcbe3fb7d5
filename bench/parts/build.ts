import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figure, limited, type Result } from '../result.ts';
import { timedProcess, type Run } from '../timed-process.ts';
import type { Workspace } from '../workspace.ts';

const MOST_TIMES_BARE = 2.5;
const MOST_MEGABYTES = 2.5 * 1024;
/** Beside a fixed cost: seconds per run must not grow with their number, noise aside. */
const MOST_GROWTH = 1.25;

interface Measured {
  readonly runs: number;
  readonly ours: Run;
  readonly bare: Run;
  readonly writing: number;
}

/** Builds sites of several sizes, each beside a bare Astro site and beside writing the same bytes. */
export async function measureBuild(workspace: Workspace, sizes: readonly number[]): Promise<Result[]> {
  const measured: Measured[] = [];
  for (const runs of sizes) measured.push(await measureSize(workspace, runs));
  return [...measured.flatMap(resultsOf), ...growth(measured)];
}

async function measureSize(workspace: Workspace, runs: number): Promise<Measured> {
  const { project, bare } = workspace;
  const content = workspace.content(runs);
  // Cards are not part of what is compared: this build draws them, and the next one finds them drawn.
  await project.build(content);
  project.forget();
  const ofBare = await bare.build(runs);
  const ours = await project.build(content);
  return { runs, ours, bare: ofBare, writing: await secondsOfWriting(workspace) };
}

async function secondsOfWriting({ folder, project }: Workspace): Promise<number> {
  const copy = join(folder, 'same-bytes');
  const { output } = await timedProcess({
    script: fileURLToPath(new URL('../write-same-bytes.ts', import.meta.url)),
    args: [project.out, copy],
    folder,
  });
  rmSync(copy, { recursive: true });
  return Number(output);
}

function resultsOf({ runs, ours, bare, writing }: Measured): Result[] {
  const name = `Build of ${runs.toLocaleString('en-US')} runs`;
  const times = ours.seconds / bare.seconds;
  return [
    figure(name, `${ours.seconds.toFixed(1)} s`),
    runs === 1000
      ? limited('  to a bare Astro site', times, { most: MOST_TIMES_BARE, unit: '×' })
      : figure('  to a bare Astro site', `${times.toFixed(2)} ×`),
    figure(
      '  to a bare Astro site, processor time',
      `${(ours.processorSeconds / bare.processorSeconds).toFixed(2)} ×`,
    ),
    figure('  to writing the same bytes', `${(ours.seconds / writing).toFixed(1)} ×`),
    runs === 5000
      ? limited('  peak memory', ours.peakMegabytes, { most: MOST_MEGABYTES, unit: 'MB' })
      : figure('  peak memory', `${ours.peakMegabytes.toFixed(0)} MB`),
  ];
}

/** Seconds that each further run takes, between the two largest sizes and between the next two. */
function growth(measured: readonly Measured[]): Result[] {
  const [large, middle, small] = measured.toSorted((left, right) => right.runs - left.runs);
  if (large === undefined || middle === undefined || small === undefined) return [];
  const slope = (to: Measured, from: Measured): number =>
    (to.ours.seconds - from.ours.seconds) / (to.runs - from.runs);
  const name = `Seconds of each further run, ${large.runs.toLocaleString('en-US')} to ${middle.runs.toLocaleString('en-US')}`;
  return [limited(name, slope(large, middle) / slope(middle, small), { most: MOST_GROWTH, unit: '×' })];
}
