import type { DescribedRun, Dimension } from './aspect.ts';

/** What the rest of a comparison says, for one aspect that differs. */
export interface Circumstances {
  /** What the comparison is about; null where nothing it could be about differs. */
  readonly subject: Dimension | null;
  /** The aspects that are known to differ. */
  readonly differing: ReadonlySet<string>;
  readonly runs: readonly DescribedRun[];
}

/** As many tensor-parallel ranks as there are GPUs. */
function spansAllGpus({ header, setUp }: DescribedRun): boolean {
  return setUp.command === 'read' && (setUp.tensorParallel ?? 1) === header.hardware.gpuCount;
}

/**
 * Whether a difference is no choice of its own but comes with another one: a drafter with its model or with speculative
 * decoding, tensor parallelism with the number of GPUs, the backend and its build with the GPU.
 */
export function follows(
  { aspect, different }: { readonly aspect: string; readonly different: boolean },
  { subject, differing, runs }: Circumstances,
): boolean {
  if (!different) return false;
  switch (aspect) {
    case 'drafter':
      return subject === 'model' || differing.has('speculative-decoding');
    case 'tensor-parallelism':
      return subject === 'hardware' && differing.has('gpu-count') && runs.every(spansAllGpus);
    case 'backend':
    case 'build':
      return subject === 'hardware' && differing.has('gpu') && differing.has('backend');
    default:
      return false;
  }
}
