import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANDSCAPE_FOLDER, PACKED_RUNS_ADDRESS } from '../share/address.ts';

/** A site that was built, and the path that it is published below, such as "/bench/". */
export interface BuiltFolder {
  readonly folder: string;
  readonly base: string;
}

/** Anchors that people link: a cell, a point, a row, a line of a source, and every section of a page. */
const linked = /\sid="(decode-[^"]+-x\d+|prefill-\d[^"]*|line-\d+|L\d+)"/g;
const section = /<section\b[^>]*\sid="([^"]+)"/g;

/** What nobody links: a page that has no address of its own, and what pages fetch. */
function isUnlinked(address: string): boolean {
  return ['/404.html', PACKED_RUNS_ADDRESS].includes(address) || address.startsWith(LANDSCAPE_FOLDER);
}

const refresh = /<meta http-equiv="refresh" content="\d+; url=([^"]+)"/;

/** Every address of a built site that somebody may have linked: pages, their anchors and files; not what pages load. */
export function builtAddresses({ folder }: BuiltFolder): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('_astro/') && !isUnlinked(`/${file}`))
    .filter((file) => statSync(join(folder, file)).isFile())
    .flatMap((file) => {
      if (!file.endsWith('.html')) return [`/${file}`];
      const address = `/${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`;
      // Whoever writes a comparison may take a part out again.
      if (address.startsWith('/compare/')) return [address];
      const html = readFileSync(join(folder, file), 'utf8');
      const ids = [linked, section].flatMap((pattern) =>
        [...html.matchAll(pattern)].flatMap(([, id]) => id ?? []),
      );
      return [address, ...new Set(ids.map((id) => `${address}#${id}`))];
    });
}

/** Those of the addresses that lead nowhere: no file, or a page without the anchor. What a page was renamed to counts. */
export function deadAddresses(site: BuiltFolder, addresses: Iterable<string>): readonly string[] {
  const pages = new Map<string, ReadonlySet<string> | null>();
  return [...addresses].filter((each) => {
    const [address = '', anchor] = each.split('#');
    const known = pages.get(address);
    const ids = known === undefined ? idsAt(site, address) : known;
    pages.set(address, ids);
    return ids === null || (anchor !== undefined && !ids.has(anchor));
  });
}

/** The ids of the page that an address leads to, none for another file; null where it leads nowhere. */
function idsAt({ folder, base }: BuiltFolder, address: string): ReadonlySet<string> | null {
  const file = join(folder, address.endsWith('/') ? `${address}index.html` : address);
  if (!existsSync(file)) return null;
  if (!file.endsWith('.html')) return new Set();
  const html = readFileSync(file, 'utf8');
  const [, target] = refresh.exec(html) ?? [];
  if (target?.startsWith(base) === true) return idsAt({ folder, base }, target.slice(base.length - 1));
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].flatMap(([, id]) => id ?? []));
}
