import type { SiteSettings } from '../loader/site-schema.ts';

/** Absolute address of a site with its base, as pages have it too: "https://example.org/bench/". */
export function siteRootOf({ site, base }: Pick<SiteSettings, 'site' | 'base'>): string {
  return new URL(base, site).href;
}
