import { h, type JSX } from 'preact';
import { Capacity } from '../../components/comparison/Capacity.tsx';
import { comparedRuns, type ComparedRuns } from '../../components/comparison/compared-runs.ts';
import { Coverage } from '../../components/comparison/Coverage.tsx';
import { Curves } from '../../components/comparison/Curves.tsx';
import { Differences } from '../../components/comparison/Differences.tsx';
import { Ratios } from '../../components/comparison/Ratios.tsx';
import { SideBySide } from '../../components/comparison/SideBySide.tsx';
import { Verdict } from '../../components/comparison/Verdict.tsx';
import { WhoWinsWhere } from '../../components/comparison/WhoWinsWhere.tsx';
import { WorkloadTable } from '../../components/comparison/WorkloadTable.tsx';
import { standardFields, type WorkloadFields } from '../../components/workload/workload-state.ts';
import { decodeMetrics, type DecodeMetric } from '../../display/decode-metric.ts';

/** The attributes that prose can give a component; comparison-components.ts says which has which. */
interface Attributes {
  readonly run?: string;
  readonly runs?: string;
  readonly baseline?: string;
  readonly metric?: string;
  readonly concurrency?: string;
  readonly people?: string;
  readonly prompt?: string;
  readonly prefix?: string;
  readonly answer?: string;
}

/** The runs that a component shows: all, or those that it names; `run` is one of them beside the baseline. */
function selected(compared: ComparedRuns, { run, runs, baseline }: Attributes): ComparedRuns {
  const base = baseline ?? compared.baseline.run.id;
  const wanted = run === undefined ? runs?.split(',').map((id) => id.trim()) : [base, run];
  if (wanted === undefined && baseline === undefined) return compared;
  const chosen = compared.all.filter((each) => wanted?.includes(each.run.id) ?? true);
  const part = comparedRuns(
    chosen.map((each) => each.run),
    base,
    new Map(
      chosen.flatMap(({ run: { id }, standing }) => (standing === null ? [] : [[id, standing] as const])),
    ),
  );
  return part ?? compared;
}

function metricOf({ metric }: Attributes): DecodeMetric['slug'] | undefined {
  return decodeMetrics.find(({ slug }) => slug === metric)?.slug;
}

/** The workload that the attributes say; what they leave out is one that the baseline measured. */
function fieldsOf(compared: ComparedRuns, given: Attributes): WorkloadFields {
  const standard = standardFields(compared.baseline.run);
  const { people, prompt, prefix, answer } = given;
  return {
    people: people ?? standard.people,
    prompt: prompt ?? standard.prompt,
    prefix: prefix === 'cold' ? 'cold' : standard.prefix,
    answer: answer ?? standard.answer,
  };
}

/**
 * The components that the prose of a written comparison can place, bound to its runs.
 *
 * @param address absolute address of the page, for what is copied from it.
 */
export function placedComponents(compared: ComparedRuns, address: string): Record<string, unknown> {
  const bound =
    (render: (chosen: ComparedRuns, attributes: Attributes) => JSX.Element) =>
    (attributes: Attributes): JSX.Element =>
      render(selected(compared, attributes), attributes);
  return {
    Verdict: bound((chosen) => h(Verdict, { compared: chosen })),
    WhoWinsWhere: bound((chosen, given) => h(WhoWinsWhere, { compared: chosen, metric: metricOf(given) })),
    Ratios: bound((chosen, given) => h(Ratios, { compared: chosen, address, metric: metricOf(given) })),
    SideBySide: bound((chosen, given) => h(SideBySide, { compared: chosen, metric: metricOf(given) })),
    Curves: bound((chosen, { concurrency }) =>
      h(Curves, { compared: chosen, concurrency: concurrency === undefined ? null : Number(concurrency) }),
    ),
    Capacity: bound((chosen) => h(Capacity, { compared: chosen })),
    Workload: bound((chosen, given) =>
      h(WorkloadTable, { compared: chosen, fields: fieldsOf(chosen, given) }),
    ),
    Differences: bound((chosen) => h(Differences, { compared: chosen })),
    Coverage: bound((chosen) => h(Coverage, { compared: chosen })),
  };
}
