/*
 * The runs that a person has ticked for a comparison, in the order of the ticks. They are kept for the visit, not in
 * the document: a tick outlives a search, a sort, and the way to another page of the list and back.
 */
const KEY = 'ticked-runs';

/** Sent to the window when a tick was set or taken away. */
export const TICKED = 'ticked';

/** The ids of the ticked runs, first ticked first. */
export function tickedRuns(): readonly string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(',').filter((id) => id !== '');
  } catch {
    // Where the browser keeps nothing, what is ticked on this page is all that is known.
    return boxes()
      .filter(({ checked }) => checked)
      .map(({ value }) => value);
  }
}

/** Replaces all ticks. */
export function tickRuns(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, ids.join(','));
  } catch {
    tickBoxes(ids);
  }
  dispatchEvent(new Event(TICKED));
}

/** Ticks the boxes of the document as the visit has them. */
export function showTicks(): void {
  tickBoxes(tickedRuns());
}

function boxes(): readonly HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('.tick input')];
}

function tickBoxes(ids: readonly string[]): void {
  const ticked = new Set(ids);
  for (const box of boxes()) box.checked = ticked.has(box.value);
}
