import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Capacity } from '../comparison/Capacity.tsx';
import type { ComparedRuns } from '../comparison/compared-runs.ts';
import { ComparedWorkload } from '../comparison/ComparedWorkload.tsx';
import { ComparisonMarkdown } from '../comparison/ComparisonMarkdown.tsx';
import { ComparisonTitle } from '../comparison/ComparisonTitle.tsx';
import { Coverage } from '../comparison/Coverage.tsx';
import { Curves } from '../comparison/Curves.tsx';
import { Differences } from '../comparison/Differences.tsx';
import { Ratios } from '../comparison/Ratios.tsx';
import { SideBySide } from '../comparison/SideBySide.tsx';
import { Verdict } from '../comparison/Verdict.tsx';
import { WhoWinsWhere } from '../comparison/WhoWinsWhere.tsx';
import { compareSearch, type CompareState } from './compare-state.ts';

interface Props {
  readonly compared: ComparedRuns;
  readonly state: CompareState;
  readonly onChange: (changed: Partial<CompareState>) => void;
}

/** All parts of a comparison in their order: whether, who, where, then the rest. */
export function Comparison({ compared, state, onChange }: Props): JSX.Element {
  const { metric, concurrency } = state;
  useEffect(() => {
    // What the address points at was not there when the browser looked for it.
    if (location.hash !== '') location.replace(location.hash);
  }, []);
  const address = `${location.origin}${location.pathname}${compareSearch(state)}`;
  const onMetric = (chosen: CompareState['metric']): void => {
    onChange({ metric: chosen });
  };
  return (
    <>
      <ComparisonTitle
        compared={compared}
        onBaseline={(baseline) => {
          onChange({ baseline });
        }}
      />
      <Verdict compared={compared} />
      <WhoWinsWhere compared={compared} metric={metric} />
      <Ratios compared={compared} address={address} {...{ metric, onMetric }} />
      <Curves
        compared={compared}
        concurrency={concurrency}
        onConcurrency={(chosen) => {
          onChange({ concurrency: chosen });
        }}
      />
      <SideBySide compared={compared} {...{ metric, onMetric }} />
      <Capacity compared={compared} />
      <ComparedWorkload compared={compared} />
      <Differences compared={compared} />
      <Coverage compared={compared} />
      <ComparisonMarkdown compared={compared} address={address} />
    </>
  );
}
