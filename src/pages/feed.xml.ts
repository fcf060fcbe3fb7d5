import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { siteRoot } from '../components/site-root.ts';
import { runStandings } from '../loader/aliases-file.ts';
import { publishedRuns } from '../loader/published-runs.ts';
import { readSiteSettings } from '../loader/site-settings.ts';
import { runAddress } from '../share/address.ts';
import { feedItem } from '../share/feed-item.ts';
import { standingSentence } from '../share/standing-text.ts';

/** More than anybody's reader asks for between two visits. */
const MOST_ENTRIES = 100;

/** The newest runs with their numbers. */
export const GET: APIRoute = async () => {
  const { title, description, language } = readSiteSettings();
  const standings = runStandings();
  const runs = (await publishedRuns()).map(({ run }) => run);
  const titles = new Map(runs.map((run) => [run.id, run.title]));
  return rss({
    title,
    description,
    site: siteRoot(),
    customData: `<language>${language}</language>`,
    items: runs.slice(0, MOST_ENTRIES).map((run) => {
      const standing = standings.get(run.id);
      const successor = titles.get(standing?.successor ?? '') ?? null;
      const { measuredAt, ...item } = feedItem(
        run,
        standing === undefined ? null : standingSentence(standing, successor),
      );
      return {
        ...item,
        link: `${siteRoot()}${runAddress(run.id).slice(1)}`,
        ...(measuredAt === null ? {} : { pubDate: new Date(measuredAt) }),
      };
    }),
  });
};
