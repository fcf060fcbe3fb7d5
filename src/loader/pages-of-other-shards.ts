import { contentFolder } from './content-folder.ts';
import { runIdsOf } from './read-run-files.ts';
import { isInShard, readShard } from './shard.ts';
import type { SiteSettings } from './site-schema.ts';

/** The pages of runs that other builds draw, as whole addresses: the site has them all, and so has its sitemap. */
export function pagesOfOtherShards({ site, base }: Pick<SiteSettings, 'site' | 'base'>): string[] {
  const shard = readShard();
  if (shard === null) return [];
  return runIdsOf(contentFolder('runs'))
    .filter((id) => !isInShard(id, shard))
    .flatMap((id) => [`runs/${id}/`, `runs/${id}/source/`])
    .map((page) => new URL(page, new URL(base, site)).href);
}
