import { h, hydrate } from 'preact';
import { runOnPage } from '../run/run-on-page.ts';
import { WorkloadLens } from './WorkloadLens.tsx';

/** Makes the rendered lens inside an element interactive, with the run that the page carries. */
export function hydrateWorkload(element: HTMLElement): void {
  const run = runOnPage();
  if (run !== null) hydrate(h(WorkloadLens, { run }), element);
}
