import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { siteRoot } from '../../../components/site-root.ts';
import { findings } from '../../../figures/findings.ts';
import { addressedRuns } from '../../../loader/addressed-runs.ts';
import { runStandings } from '../../../loader/aliases-file.ts';
import { runMarkdown } from '../../../share/run-markdown.ts';
import { standingRemark } from '../../../share/standing-text.ts';

export const getStaticPaths = (async () => {
  const standings = runStandings();
  const files = await addressedRuns();
  const runs = files.map(({ run }) => run);
  return files.map(({ id, run }) => ({
    params: { id },
    props: { run, standing: standingRemark(standings.get(run.id), runs) },
  }));
}) satisfies GetStaticPaths;

/** The run as GitHub-flavoured Markdown. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(runMarkdown({ ...props, findings: findings(props.run), root: siteRoot() }), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
