import type { RunHeader } from './run.ts';
import type { Source } from './source.ts';

/** All sources of a run, the one that it is known by first; `sourceNumber` counts them from 1. */
export function sources({
  source,
  moreSources,
}: Pick<RunHeader, 'source' | 'moreSources'>): readonly Source[] {
  return [source, ...(moreSources ?? [])];
}

/** Whether what is published of a source is its own bytes, which its hash is of; of the others an extract is. */
export function isPublishedWhole({ format }: Source): boolean {
  return format !== 'llm-inference-bench';
}
