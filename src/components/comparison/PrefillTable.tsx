import type { JSX } from 'preact';
import { ABSENT, formatMilliseconds, formatPrefillRate } from '../../display/quantity-text.ts';
import {
  contextHeading,
  contextKey,
  distinctContexts,
  type Context,
} from '../../figures/comparison/context.ts';
import { isMeasuredPrefill } from '../../figures/measured.ts';
import type { Run } from '../../run/run.ts';
import { prefillAnchor, runAddress } from '../../share/address.ts';
import { link } from '../link.ts';
import { runsOf, type ComparedRuns } from './compared-runs.ts';
import { RunHeadings } from './RunHeadings.tsx';

/** The prefill figures of all runs by context length, each leading to its evidence. */
export function PrefillTable({ compared }: { readonly compared: ComparedRuns }): JSX.Element {
  const contexts = distinctContexts(runsOf(compared).flatMap(({ prefill }) => prefill));
  return (
    <div class="scroll" role="region" aria-label="Prefill by context length" tabIndex={0}>
      <table class="figures compared">
        <caption>Prefill of one cold request</caption>
        <thead>
          <RunHeadings first="Context" compared={compared} />
        </thead>
        <tbody>
          {contexts.map((context) => (
            <tr>
              <th scope="row">{contextHeading(context, contexts)}</th>
              {compared.all.map(({ run }) => (
                <td>
                  <Point run={run} context={context} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Point({ run, context }: { readonly run: Run; readonly context: Context }): JSX.Element {
  const point = run.prefill.find((each) => contextKey(each) === contextKey(context));
  if (point === undefined) return <>{ABSENT}</>;
  const text = isMeasuredPrefill(point)
    ? `${formatPrefillRate(point.prefillTokPerSec)} tok/s, ${formatMilliseconds(point.ttftMs)} ms`
    : point.statusText;
  return <a href={`${link(runAddress(run.id))}#${prefillAnchor(point)}`}>{text}</a>;
}
