import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { runFilesOnSite } from './src/files/run-files-integration.ts';
import { preactComponents } from './src/integrations/preact-components.ts';
import { taggedComponents } from './src/integrations/tagged-components.ts';
import { movedAddresses, movedRuns } from './src/loader/moved-runs.ts';
import { pagesOfOtherShards } from './src/loader/pages-of-other-shards.ts';
import { readSiteSettings } from './src/loader/site-settings.ts';

const settings = readSiteSettings();
const moved = movedAddresses();

export default defineConfig({
  site: settings.site,
  base: settings.base,
  outDir: process.env.OUT_DIR ?? 'dist',
  // While one page is written, the next one is drawn.
  build: { concurrency: 4 },
  // A page whose key is the same is taken from the build before (see page-key.ts).
  experimental: { incrementalBuild: true },
  trailingSlash: 'ignore',
  integrations: [
    mdx(),
    preactComponents(),
    taggedComponents(),
    movedRuns(),
    runFilesOnSite(),
    sitemap({
      filter: (page) => !moved.some((address) => page.endsWith(address)),
      customPages: pagesOfOtherShards(settings),
    }),
  ],
  // Highlighted code would need inline styles, which the content security policy forbids.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  fonts: [
    {
      name: 'Inter',
      cssVariable: '--font-inter',
      provider: fontProviders.local(),
      fallbacks: ['system-ui', 'sans-serif'],
      options: {
        variants: [
          {
            src: ['@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'],
            weight: '100 900',
            style: 'normal',
          },
        ],
      },
    },
  ],
  vite: {
    build: {
      // The helper that preloads what a lazy import needs weighs more than it saves on pages this small.
      modulePreload: false,
      rolldownOptions: {
        // Astro marks MDX with a directive of its own, which the bundler does not know and need not keep.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
});
