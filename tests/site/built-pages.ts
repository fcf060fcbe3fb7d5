import { readdirSync } from 'node:fs';
import { rootSite } from './sites.ts';

/** The address of every page that was built, without the base path: "/", "/404.html", "/runs/kimi-k2.6-h200x8/". */
export const builtPages: readonly string[] = readdirSync(rootSite.folder, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:^|(?<=[\\/]))index\.html$/, '')}`)
  .sort();
