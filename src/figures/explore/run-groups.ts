/*
 * Runs of one model, and runs on one machine. Spellings that differ in case or punctuation alone name the same one, so
 * that no two groups ever claim the same address.
 */
import { slug } from '../../display/slug.ts';
import type { Hardware } from '../../run/hardware.ts';
import type { Model } from '../../run/model.ts';

interface OfModel {
  readonly model: Pick<Model, 'name'>;
}

interface OnHardware {
  readonly hardware: Pick<Hardware, 'gpu' | 'gpuCount' | 'vramPerGpuGb'>;
}

/** Runs that share a model or a machine; the group is called what its first run calls it. */
export interface RunGroup<Run> {
  readonly slug: string;
  /** In the order given; at least one. */
  readonly runs: readonly [Run, ...Run[]];
}

const NAMELESS = 'other';

/** The group of a run by the name of its model: "Kimi-K2.6" → "kimi-k2.6". */
export function modelSlug({ model }: OfModel): string {
  return slug(model.name) || NAMELESS;
}

/** The group of a run by GPU, memory of one GPU and number of GPUs: "h200-sxm-141gb-x8"; without memory where it is unknown. */
export function hardwareSlug({ hardware }: OnHardware): string {
  const memory = hardware.vramPerGpuGb === null ? '' : ` ${String(hardware.vramPerGpuGb)}GB`;
  return `${slug(`${hardware.gpu}${memory}`) || NAMELESS}-x${String(hardware.gpuCount)}`;
}

function grouped<Run>(runs: readonly Run[], slugOf: (run: Run) => string): readonly RunGroup<Run>[] {
  return [...Map.groupBy(runs, slugOf)]
    .flatMap(([slugOfGroup, [first, ...rest]]) =>
      first === undefined ? [] : [{ slug: slugOfGroup, runs: [first, ...rest] as const }],
    )
    .sort((left, right) => left.slug.localeCompare(right.slug, 'en', { numeric: true }));
}

/** All runs by model, in the order of the names, numbers by value. */
export function runsByModel<Run extends OfModel>(runs: readonly Run[]): readonly RunGroup<Run>[] {
  return grouped(runs, modelSlug);
}

/** All runs by machine, in the order of the names, numbers by value. */
export function runsByHardware<Run extends OnHardware>(runs: readonly Run[]): readonly RunGroup<Run>[] {
  return grouped(runs, hardwareSlug);
}
