import type { JSX } from 'preact';
import { budgetSentence } from '../../figures/comparison/budget-sentence.ts';
import { capacityComparison } from '../../figures/comparison/capacity-comparison.ts';
import { formatCount } from '../../display/quantity-text.ts';
import { budgetRangeText, fitText } from '../../share/capacity-text.ts';
import { baselineIndex, runsOf, type ComparedRuns } from './compared-runs.ts';
import { RunHeadings } from './RunHeadings.tsx';

/** The KV-cache budgets side by side, and how many requests fit at each context. */
export function Capacity({ compared }: { readonly compared: ComparedRuns }): JSX.Element {
  const { all, baseline, others } = compared;
  const { rooms, budgetRatios, answerTokens, rows } = capacityComparison(
    runsOf(compared),
    baselineIndex(compared),
  );
  return (
    <section class="card" id="capacity" aria-labelledby="capacity-heading">
      <h2 id="capacity-heading">What fits</h2>
      {others.map((other) => (
        <p class="note">
          {budgetSentence(budgetRatios[all.indexOf(other)] ?? null, {
            name: other.name,
            baseline: baseline.name,
          })}
        </p>
      ))}
      {answerTokens !== null && (
        <p class="note">Requests at once, each with an answer of {formatCount(answerTokens)} tokens.</p>
      )}
      <div class="scroll" role="region" aria-label="What fits, by context length" tabIndex={0}>
        <table class="figures compared">
          <caption class="visually-hidden">KV-cache budget and requests that fit at once</caption>
          <thead>
            <RunHeadings first="Context" compared={compared} />
          </thead>
          <tbody>
            <tr>
              <th scope="row">KV cache, tokens</th>
              {rooms.map(({ budget }) => (
                <td>{budgetRangeText(budget)}</td>
              ))}
            </tr>
            {rows.map(({ heading, fits }) => (
              <tr>
                <th scope="row">{heading}</th>
                {fits.map((fit) => (
                  <td>{fitText(fit)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
