import { decodeAnchor } from '../../share/address.ts';
import { setInAddress } from '../address-state.ts';

/** Sent to the window when another cell was chosen. */
const CHOSEN = 'cell-chosen';

/** What a cell is called in the address: "8k-x1". */
export function cellSlug(cell: { readonly contextLabel: string; readonly concurrency: number }): string {
  return decodeAnchor(cell).replace(/^decode-/, '');
}

/** The cell that `?cell=` asks all histories of the page for; null for the usual ones. */
export function chosenCell(): string | null {
  return new URLSearchParams(location.search).get('cell');
}

/** Chooses a cell for all histories of the page, or with null the usual ones. */
export function chooseCell(slug: string | null): void {
  setInAddress({ cell: slug });
  dispatchEvent(new Event(CHOSEN));
}

/** Calls back whenever another cell is chosen; gives what ends that. */
export function onCellChosen(callback: () => void): () => void {
  addEventListener(CHOSEN, callback);
  addEventListener('popstate', callback);
  return () => {
    removeEventListener(CHOSEN, callback);
    removeEventListener('popstate', callback);
  };
}
