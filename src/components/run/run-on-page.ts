import type { WorkloadSource } from '../../figures/workload.ts';

/** Id of the element in which RunData.astro puts the run as JSON. */
export const RUN_DATA_ID = 'run-data';

/** What the page carries of its run for its scripts; null on a page that carries none. */
export function runOnPage(): WorkloadSource | null {
  const json = document.getElementById(RUN_DATA_ID)?.textContent;
  if (json === undefined) return null;
  const run: unknown = JSON.parse(json);
  return isRunData(run) ? run : null;
}

/** Whether the JSON is a run's data; it was written by the same build, so its parts are not looked into. */
function isRunData(value: unknown): value is WorkloadSource {
  return typeof value === 'object' && value !== null && 'decode' in value && 'room' in value;
}
