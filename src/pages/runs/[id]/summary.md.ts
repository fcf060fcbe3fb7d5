import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { siteRoot } from '../../../components/site-root.ts';
import { findings } from '../../../figures/findings.ts';
import { publishedRuns } from '../../../loader/published-runs.ts';
import { runMarkdown } from '../../../share/run-markdown.ts';

export const getStaticPaths = (async () =>
  (await publishedRuns()).map(({ run }) => ({
    params: { id: run.id },
    props: { run },
  }))) satisfies GetStaticPaths;

/** The run as GitHub-flavoured Markdown. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { run } }) =>
  new Response(runMarkdown({ run, findings: findings(run), root: siteRoot() }), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
