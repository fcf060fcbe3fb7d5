import type { Run } from '../../run/run.ts';
import { nearContexts, onlySome, tooLong } from './coverage-axes.ts';
import { missingCells, statusCounts, unrecordedFigures } from './coverage-cells.ts';
import type { CoverageSentence } from './coverage-sentence.ts';
import { runNames } from './run-name.ts';

/**
 * Says in words what each of two to four runs covers that the others do not, and why where the source shows it:
 * contexts, concurrencies, gaps in a matrix, cells without figures, figures that were never recorded, prefill points.
 * Empty where all cover the same.
 */
export function coverage(runs: readonly Run[]): readonly CoverageSentence[] {
  const names = runNames(runs);
  const named = runs.map((run, index) => ({ run, index, name: names[index]?.name ?? run.id }));
  return [
    ...onlySome(named, 'context'),
    ...tooLong(named),
    ...nearContexts(named),
    ...onlySome(named, 'concurrency'),
    ...missingCells(named),
    ...statusCounts(named),
    ...unrecordedFigures(named),
    ...onlySome(named, 'prefill'),
  ];
}
