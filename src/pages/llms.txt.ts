import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { siteRoot } from '../components/site-root.ts';
import { runStandings } from '../loader/aliases-file.ts';
import { publishedRuns } from '../loader/published-runs.ts';
import { readSiteSettings } from '../loader/site-settings.ts';
import { runFileAddress } from '../share/address.ts';
import { markdownText } from '../share/markdown-text.ts';
import { runDescription } from '../share/run-description.ts';
import { standingWord } from '../share/standing-text.ts';

/** What the site holds, for language models and those who read like one: see llmstxt.org. */
export const GET: APIRoute = async () => {
  const { title, description } = readSiteSettings();
  const standings = runStandings();
  const item = (text: string, address: string, about: string): string =>
    `- [${markdownText(text)}](${siteRoot()}${address.slice(1)}): ${markdownText(about)}`;
  const runs = (await publishedRuns()).map(({ run }) => {
    const standing = standings.get(run.id);
    const word = standing === undefined ? '' : `${standingWord(standing)}. `;
    return item(run.title, runFileAddress(run.id, 'summary.md'), `${word}${runDescription(run)}`);
  });
  const comparisons = (await getCollection('comparisons')).map(({ id, data }) =>
    item(data.title, `/compare/${id}/`, data.question),
  );
  const pages = (await getCollection('pages')).map(({ id, data }) =>
    item(data.title, `/${id}/`, data.description),
  );
  const files = [
    item('All runs', '/runs.json', 'JSON, without measurements; each names the address of the rest.'),
    item('All measurements', '/measurements.csv', 'CSV, a row for each measurement of each run.'),
    item('JSON Schema', '/schema/run.json', 'of run.json, which every run has.'),
  ];
  const sections = [
    `# ${markdownText(title)}`,
    `> ${markdownText(description)}`,
    'K is 1,024 in a context length and 1,000 in a rate. What was over capacity was not run: it has no figure, and none is zero.',
    section('Data', files),
    section('Runs', runs),
    section('Written comparisons', comparisons),
    section('Pages', pages),
  ].filter((part) => part !== '');
  return new Response(`${sections.join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};

function section(heading: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `## ${heading}\n\n${items.join('\n')}`;
}
