import type { JSX } from 'preact';
import { coverage } from '../../figures/comparison/coverage.ts';
import { runsOf, type ComparedRuns } from './compared-runs.ts';

/** What each run has that the others have not, and why, in words. */
export function Coverage({ compared }: { readonly compared: ComparedRuns }): JSX.Element {
  const sentences = coverage(runsOf(compared));
  return (
    <section class="card" id="coverage" aria-labelledby="coverage-heading">
      <h2 id="coverage-heading">Coverage</h2>
      {sentences.length === 0 ? (
        <p class="note">All runs cover the same.</p>
      ) : (
        <ul class="coverage">
          {sentences.map(({ sentence }) => (
            <li>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
