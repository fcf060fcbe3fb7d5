import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootSite } from './sites.ts';

const folder = join(rootSite.folder, '_astro');

/** The name of the built script that Chart.js is in, by one of its messages: "draw-chart.CfKgMzSf.js". */
export const chartScript = nameOfChartScript();

function nameOfChartScript(): string {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const [found, ...others] = scripts.filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('Canvas is already in use'),
  );
  if (found === undefined || others.length > 0)
    throw new Error('Chart.js is not in exactly one built script');
  return found;
}
