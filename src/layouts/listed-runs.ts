import { decodeScales } from '../figures/decode-scales.ts';
import { listedRun, type ListedRun } from '../figures/explore/listed-run.ts';
import { readAliasesFile } from '../loader/aliases-file.ts';
import { publishedRuns } from '../loader/published-runs.ts';
import type { Run } from '../run/run.ts';

let listed: readonly ListedRun[] | null = null;

/** All published runs as lists show them, newest first. Figures of different kinds of measurement share no scale. */
export async function listedRuns(): Promise<readonly ListedRun[]> {
  // Kept during a build, where files do not change; read again each time while authoring.
  if (listed !== null && !import.meta.env.DEV) return listed;
  const runs = (await publishedRuns()).map(({ run }) => run);
  const { standings } = readAliasesFile().aliases;
  const scales = new Map(
    [...Map.groupBy(runs, kindOf)].map(([kind, alike]) => [
      kind,
      decodeScales(alike.flatMap(({ decode }) => decode)).decodeTokPerSec,
    ]),
  );
  listed = runs.map((run) =>
    listedRun(run, { standing: standings.get(run.id) ?? null, scale: scales.get(kindOf(run)) ?? null }),
  );
  return listed;
}

function kindOf({ protocol }: Pick<Run, 'protocol'>): Run['protocol']['measurementKind'] {
  return protocol.measurementKind;
}
