import type { MeasuredDecode } from '../../run/decode.ts';
import type { Run } from '../../run/run.ts';
import { isMeasuredDecode } from '../measured.ts';

/** A valid cell with the run that it is of. */
export interface RunCell {
  readonly run: Run;
  readonly cell: MeasuredDecode;
}

/** All valid cells of runs. */
export function validCells(runs: readonly Run[]): readonly RunCell[] {
  return runs.flatMap((run) =>
    run.decode
      .filter(isMeasuredDecode)
      .filter(({ status }) => status === 'valid')
      .map((cell) => ({ run, cell })),
  );
}

/** Decode tok/s of all requests of a cell; of one GPU where it is asked for. */
export function cellRate({ run, cell }: RunCell, perGpu: boolean): number {
  return perGpu ? cell.decodeTokPerSec / run.hardware.gpuCount : cell.decodeTokPerSec;
}

/** The cell with the highest rate, the first of equal ones; null of none. */
export function bestCell(cells: readonly RunCell[], perGpu: boolean): RunCell | null {
  return cells.reduce<RunCell | null>(
    (best, each) => (best === null || cellRate(each, perGpu) > cellRate(best, perGpu) ? each : best),
    null,
  );
}
