import type { Run } from '../../run/run.ts';

/** Id of the element in which RunData.astro puts the run as JSON. */
export const RUN_DATA_ID = 'run-data';

/** The run that the page carries for its scripts; null on a page that carries none. */
export function runOnPage(): Run | null {
  const json = document.getElementById(RUN_DATA_ID)?.textContent;
  if (json === undefined) return null;
  const run: unknown = JSON.parse(json);
  return isRun(run) ? run : null;
}

/** Whether the JSON is a run; it was written by the same build, so its parts are not looked into. */
function isRun(value: unknown): value is Run {
  return typeof value === 'object' && value !== null && 'decode' in value && 'protocol' in value;
}
