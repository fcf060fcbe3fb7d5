import type { APIRoute } from 'astro';
import { siteRoot } from '../components/site-root.ts';

/** Everything may be read, and where the list of it is. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteRoot()}sitemap-index.xml\n`);
