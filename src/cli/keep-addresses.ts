import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { contentFolder } from '../loader/content-folder.ts';
import { readSiteSettings } from '../loader/site-settings.ts';
import { addressLines, readAddressLines } from './address-lines.ts';
import { builtAddresses, deadAddresses } from './built-addresses.ts';

// Adds the addresses of the built site to content/addresses.txt. None is ever removed: an address is a promise.

const file = contentFolder('addresses.txt');
const site = { folder: process.env.OUT_DIR ?? 'dist', base: readSiteSettings().base };
const header = `# Every address that was published, below the base path. Each must keep working; "npm run addresses" adds new ones.`;

if (existsSync(site.folder)) keepAddresses();
else fail(`No site is built in ${site.folder}.`, ['Run "npm run build" first.']);

function keepAddresses(): void {
  const kept = existsSync(file) ? readAddressLines(readFileSync(file, 'utf8')) : [];
  const dead = deadAddresses(site, kept);
  if (dead.length > 0) {
    fail(`These addresses of ${file} lead nowhere in ${site.folder}:`, [
      ...addressLines(dead),
      'Where a run was renamed, say so in content/runs/aliases.yaml.',
    ]);
    return;
  }
  const all = new Set([...kept, ...builtAddresses(site)]);
  writeFileSync(file, `${[header, '', ...addressLines(all)].join('\n')}\n`);
  const added = all.size - new Set(kept).size;
  console.log(`${file}: ${String(added)} added, ${String(all.size)} in all.`);
}

function fail(message: string, lines: readonly string[]): void {
  console.error([message, ...lines.map((line) => `  ${line}`)].join('\n'));
  process.exitCode = 1;
}
