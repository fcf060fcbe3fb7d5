import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { landscapeData, type LandscapeData } from '../../figures/landscape/landscape-data.ts';
import { runStandings } from '../../loader/aliases-file.ts';
import { publishedRuns } from '../../loader/published-runs.ts';
import type { Run } from '../../run/run.ts';

export const getStaticPaths = (async () => {
  const standings = runStandings();
  const relied = (await publishedRuns()).map(({ run }) => run).filter(({ id }) => !standings.has(id));
  const { runs, contexts } = landscapeData(relied, ({ title }) => title);
  const byTokens = Map.groupBy(contexts, ({ contextTokens }) => contextTokens);
  // A context that a run measured can be asked for, whether or not any cell at it has both figures.
  const asked = new Set((await publishedRuns()).flatMap(({ run }) => contextsOf(run)));
  return [...asked].map((tokens) => ({
    params: { context: String(tokens) },
    props: { runs, contexts: byTokens.get(tokens) ?? [] },
  }));
}) satisfies GetStaticPaths;

function contextsOf({ decode, prefill }: Run): number[] {
  return [...decode, ...prefill].map(({ contextTokens }) => contextTokens);
}

/** The cells at one context of all runs that may be relied on, for the landscape of those that a page shows. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({
  props: { runs, contexts },
}) => {
  const placed = [...new Set(contexts.flatMap(({ cells }) => cells.map(([run]) => run)))].sort(
    (a, b) => a - b,
  );
  const places = new Map(placed.map((run, at) => [run, at]));
  const data: LandscapeData = {
    runs: placed.flatMap((run) => runs[run] ?? []),
    contexts: contexts.map((context) => ({
      ...context,
      cells: context.cells.map(([run, ...figures]) => [places.get(run) ?? 0, ...figures] as const),
    })),
  };
  return Response.json(data);
};
