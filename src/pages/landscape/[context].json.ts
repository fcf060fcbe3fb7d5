import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { landscapeData, type LandscapeData } from '../../figures/landscape/landscape-data.ts';
import { runStandings } from '../../loader/aliases-file.ts';
import { publishedRuns } from '../../loader/published-runs.ts';

export const getStaticPaths = (async () => {
  const standings = runStandings();
  const relied = (await publishedRuns()).map(({ run }) => run).filter(({ id }) => !standings.has(id));
  const { runs, contexts } = landscapeData(relied, ({ title }) => title);
  const byTokens = Map.groupBy(contexts, ({ contextTokens }) => String(contextTokens));
  return [...byTokens].map(([context, alike]) => ({ params: { context }, props: { runs, contexts: alike } }));
}) satisfies GetStaticPaths;

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
