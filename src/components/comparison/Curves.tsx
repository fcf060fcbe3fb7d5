import type { JSX } from 'preact';
import {
  decodeByContextComparison,
  measuredConcurrencies,
} from '../../figures/comparison/decode-by-context-comparison.ts';
import {
  latencyThroughputComparison,
  measuredContexts,
} from '../../figures/comparison/latency-throughput-comparison.ts';
import {
  prefillThroughputComparison,
  prefillTtftComparison,
} from '../../figures/comparison/prefill-comparison.ts';
import type { Chart } from '../../figures/chart.ts';
import { formatRequests } from '../../display/quantity-text.ts';
import { findings } from '../../figures/findings.ts';
import { FindingList } from '../findings/FindingList.tsx';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { runsOf, type ComparedRuns } from './compared-runs.ts';
import { PrefillTable } from './PrefillTable.tsx';

interface Props {
  readonly compared: ComparedRuns;
  /** Of the decode chart; the lowest measured one where it is null or was not measured. */
  readonly concurrency: number | null;
  /** Told of another choice; without it there is none to make. */
  readonly onConcurrency?: ((concurrency: number) => void) | undefined;
}

/** What findings on curves are about; the set-up has a table of its own. */
const concerned = ['prefill', 'decode'];

/** The curves of all runs over one another. The figures stand in the matrices and on the runs' pages. */
export function Curves({ compared, concurrency, onConcurrency }: Props): JSX.Element {
  const runs = runsOf(compared);
  const concurrencies = measuredConcurrencies(runs);
  const chosen = concurrencies.find((each) => each === concurrency) ?? concurrencies[0] ?? 1;
  const shortest = measuredContexts(runs)[0];
  const figure = (title: string, note: string, chart: Chart | null): JSX.Element | null =>
    chart && (
      <ChartFigure
        key={`${title} ${JSON.stringify(chart)}`}
        {...{ title, note }}
        chart={{ ...chart, palette: 'runs' }}
      />
    );
  return (
    <section class="card" id="curves" aria-labelledby="curves-heading">
      <div class="card-head">
        <h2 id="curves-heading">Prefill and decode curves</h2>
        {onConcurrency !== undefined && <ConcurrencyChoice {...{ concurrencies, chosen, onConcurrency }} />}
      </div>
      {concurrency !== null && chosen !== concurrency && (
        <p class="note" role="status">
          No run was measured with {formatRequests(concurrency)} at once.
        </p>
      )}
      <div class="chart-grid needs-script">
        {figure('Prefill throughput', 'Prompt tok/s of one cold request', prefillThroughputComparison(runs))}
        {figure('Prefill TTFT', 'Time to first token in ms, log scale', prefillTtftComparison(runs))}
        {figure(
          'Decode throughput by context',
          `Tok/s of ${formatRequests(chosen)} at once, log scale`,
          decodeByContextComparison(runs, chosen),
        )}
        {shortest !== undefined &&
          figure(
            `Total against per-request throughput at ${shortest.contextLabel}`,
            'Tok/s of all requests against tok/s of one, both axes log; ×N is the concurrency',
            latencyThroughputComparison(runs, shortest),
          )}
      </div>
      <PrefillTable compared={compared} />
      {compared.all.map(({ run, name }) => (
        <FindingList
          of={name}
          findings={findings(run).filter(
            ({ severity, place }) => severity === 'caution' && concerned.includes(place),
          )}
        />
      ))}
    </section>
  );
}

interface ChoiceProps {
  readonly concurrencies: readonly number[];
  readonly chosen: number;
  readonly onConcurrency: (concurrency: number) => void;
}

function ConcurrencyChoice({ concurrencies, chosen, onConcurrency }: ChoiceProps): JSX.Element {
  return (
    <label class="choice screen-only">
      Decode at{' '}
      <select
        value={String(chosen)}
        onChange={({ currentTarget }) => {
          onConcurrency(Number(currentTarget.value));
        }}
      >
        {concurrencies.map((each) => (
          <option value={String(each)}>{formatRequests(each)}</option>
        ))}
      </select>
    </label>
  );
}
