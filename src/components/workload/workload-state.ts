import type { Run } from '../../run/run.ts';
import { isMeasuredDecode } from '../../figures/measured.ts';
import type { Workload } from '../../figures/workload.ts';
import { readTokens } from './read-tokens.ts';

/** What stands in the fields, as typed. */
export interface WorkloadFields {
  readonly prompt: string;
  readonly prefix: 'cold' | 'cached';
  readonly answer: string;
  readonly people: string;
}

/** The keys of a workload in an address, in the order of the form. */
const keys = ['people', 'prompt', 'prefix', 'answer'] as const;

/** A workload that the run answers by measurement, if any: 32K where it has it, with as many people as it measured up to 4. */
export function standardFields({ decode }: Pick<Run, 'decode'>): WorkloadFields {
  // No prompt at all is no workload.
  const measured = decode
    .filter(isMeasuredDecode)
    .filter(({ status, contextTokens }) => status === 'valid' && contextTokens > 0);
  const cell =
    measured.find(({ contextLabel, concurrency }) => contextLabel === '32K' && concurrency === 4) ??
    measured[0];
  return {
    prompt: cell?.contextLabel ?? '32K',
    prefix: 'cached',
    answer: '500',
    people: String(cell?.concurrency ?? 1),
  };
}

/** The workload that the fields say; null where one of them is no number. */
export function workloadOf({ prompt, prefix, answer, people }: WorkloadFields): Workload | null {
  const promptTokens = readTokens(prompt);
  const answerTokens = readTokens(answer);
  const count = /^\d{1,6}$/.test(people.trim()) ? Number(people) : 0;
  if (promptTokens === null || answerTokens === null || count === 0) return null;
  return { promptTokens, answerTokens, people: count, cached: prefix === 'cached' };
}

/** The fields that an address gives, the others standard; and the keys whose value says nothing. */
export function fieldsFromAddress(
  search: URLSearchParams,
  standard: WorkloadFields,
): { readonly fields: WorkloadFields; readonly unknown: readonly string[] } {
  const prefix = search.get('prefix');
  const people = search.get('people');
  const tokens = (key: 'prompt' | 'answer'): boolean => readTokens(search.get(key) ?? standard[key]) !== null;
  const sound = {
    prompt: tokens('prompt'),
    prefix: prefix === null || prefix === 'cold' || prefix === 'cached',
    answer: tokens('answer'),
    people: people === null || /^[1-9]\d{0,5}$/.test(people),
  };
  const text = (key: 'prompt' | 'answer' | 'people'): string =>
    sound[key] ? (search.get(key) ?? standard[key]) : standard[key];
  return {
    fields: {
      prompt: text('prompt'),
      prefix: prefix === 'cold' || prefix === 'cached' ? prefix : standard.prefix,
      answer: text('answer'),
      people: text('people'),
    },
    unknown: keys.filter((key) => !sound[key]),
  };
}

/** The parameters of a workload in an address, by key; null where a field is standard, which an address leaves out. */
export function workloadParameters(
  fields: WorkloadFields,
  standard: WorkloadFields,
): Readonly<Record<string, string | null>> {
  return Object.fromEntries(keys.map((key) => [key, fields[key] === standard[key] ? null : fields[key]]));
}
