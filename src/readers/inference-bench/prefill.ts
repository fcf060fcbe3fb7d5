import type { PrefillPoint } from '../../run/prefill.ts';
import type { JsonFields } from '../json/json-fields.ts';
import { aboveZero, milliseconds } from './exact-number.ts';
import { NUMBER_KEY } from './keys.ts';
import { contextOf } from './plan.ts';

/** The prefill points in the order of the file; empty where the tool measured none. */
export function readPrefill(root: JsonFields, lineOf: (path: string) => number): PrefillPoint[] {
  const prefill = root.fields('prefill');
  if (prefill === null) return [];
  const [strange, ...others] = [...prefill.keys].filter((key) => !NUMBER_KEY.test(key));
  if (strange !== undefined) {
    const more =
      others.length === 0 ? '' : ` (and ${others.length} more ${others.length === 1 ? 'is' : 'are'} none)`;
    prefill.refuse(strange, `${prefill.pathOf(strange)} is no context length in tokens${more}.`);
  }
  return [...prefill.keys].flatMap((key) => {
    if (!NUMBER_KEY.test(key)) return [];
    if (!prefill.says(key)) prefill.refuse(key, `${prefill.pathOf(key)} is null, not an object.`);
    const row = prefill.fields(key);
    if (row === null) return [];
    return [readPoint(row, { ...contextOf(Number(key)), sourceLine: lineOf(row.path) })];
  });
}

type Place = Pick<PrefillPoint, 'contextLabel' | 'contextTokens' | 'sourceLine'>;

function readPoint(row: JsonFields, place: Place): PrefillPoint {
  const rate = aboveZero(row.figure('tok_per_sec'));
  const ttftMs = milliseconds(row.figure('ttft_seconds'));
  const samples = row.count('samples')?.value ?? null;
  const promptTokens = aboveZero(row.count('prompt_tokens'));
  const serverRate = aboveZero(row.fields('server_validation')?.figure('tok_per_sec') ?? null);
  // Zeros without a sample were skipped by a person; other zeros are a server that gave no answer.
  if (rate === null && samples === 0) return { ...place, status: 'skipped', statusText: 'Skipped' };
  if (rate === null || ttftMs === null)
    return { ...place, status: 'error', statusText: 'Error', reason: null };
  return {
    ...place,
    status: 'valid',
    statusText: 'Valid',
    prefillTokPerSec: rate,
    ttftMs,
    // Something was measured: 0 is not a count here.
    completedRequests: samples === 0 ? null : samples,
    ...(promptTokens === null ? {} : { promptTokens }),
    ...(serverRate === null ? {} : { serverPrefillTokPerSec: serverRate }),
  };
}
