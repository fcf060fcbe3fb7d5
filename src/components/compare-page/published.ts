import type { Run } from '../../run/run.ts';
import { runFileAddress } from '../../share/address.ts';
import { fetchJson } from '../fetch-json.ts';

function isRun(value: unknown): value is Run {
  return typeof value === 'object' && value !== null && 'decode' in value && 'prefill' in value;
}

const fetched = new Map<string, Promise<Run>>();

/**
 * One published run, from its run.json; fetched once.
 *
 * @throws {Error} where it cannot be fetched.
 */
export function fetchRun(id: string): Promise<Run> {
  const known = fetched.get(id);
  if (known !== undefined) return known;
  const run = fetchJson(runFileAddress(id, 'run.json')).then((value) => {
    if (!isRun(value)) throw new Error(`run.json of ${id}: no run`);
    return value;
  });
  fetched.set(id, run);
  run.catch(() => fetched.delete(id));
  return run;
}
