import { h, hydrate } from 'preact';
import { indexedRuns } from '../../figures/explore/indexed-runs.ts';
import { fetchListing } from '../fetch-listing.ts';
import { Explorer } from './Explorer.tsx';

/**
 * Makes the list inside an element interactive, with all runs.
 *
 * @throws {Error} where they cannot be fetched.
 */
export async function hydrateExplorer(element: HTMLElement): Promise<void> {
  const { runs } = await fetchListing();
  element.querySelector('.explore-failure')?.remove();
  hydrate(h(Explorer, { indexed: indexedRuns(runs) }), element);
}
