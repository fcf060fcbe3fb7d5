import type { JSX } from 'preact';
import type { CheckReport } from '../../check/check-report.ts';
import { toldProblems } from '../../check/told-problems.ts';

const MOST_SHOWN = 20;

interface Props {
  readonly report: CheckReport;
}

/** Problems in the order of their places, each with its line and what to do. */
export function ProblemList({ report }: Props): JSX.Element {
  const problems = toldProblems(report);
  const left = problems.length - MOST_SHOWN;
  return (
    <section class="card" aria-labelledby="problems-heading">
      <h2 id="problems-heading">{problems.length === 1 ? 'Problem' : 'Problems'}</h2>
      <ol class="problems">
        {problems.slice(0, MOST_SHOWN).map(({ place, message, excerpt, hint }) => (
          <li>
            <p>
              <code class="place">{place}</code> <b>{message}</b>
            </p>
            {excerpt.length > 0 && (
              <pre role="region" aria-label={`Line of ${place}`} tabIndex={0}>
                {excerpt.join('\n')}
              </pre>
            )}
            {hint !== null && <p class="hint">{hint}</p>}
          </li>
        ))}
      </ol>
      {left > 0 && <p class="note">{left === 1 ? 'And 1 more.' : `And ${String(left)} more.`}</p>}
    </section>
  );
}
