import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { writeCorrectedContent } from './corrected-content.ts';
import { writeManyContent } from './many-content.ts';
import { builtSites, correctedSite, manySite } from './sites.ts';

writeCorrectedContent(correctedSite.environment.CONTENT_DIR);
writeManyContent(manySite.environment.CONTENT_DIR);

// Builds every copy of the site that the browser tests visit.
for (const { place, environment } of builtSites) {
  console.log(`Building the site ${place}`);
  const { status } = spawnSync('astro', ['build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exitCode = 1;
}
