import { underBase } from '../share/address.ts';

/** An address of this site as a page links to it: below the base path that the site was built for. */
export function link(address: string): string {
  return underBase(import.meta.env.BASE_URL, address);
}
