import type { JSX } from 'preact';
import { UnknownFields } from '../workload/UnknownFields.tsx';
import { useWorkloadFields } from '../workload/use-workload-fields.ts';
import { WorkloadForm } from '../workload/WorkloadForm.tsx';
import { standardFields } from '../workload/workload-state.ts';
import { runsOf, type ComparedRuns } from './compared-runs.ts';
import { WorkloadTable } from './WorkloadTable.tsx';

/** One workload asked of all runs, with the fields to change it; what stands there is kept in the address. */
export function ComparedWorkload({ compared }: { readonly compared: ComparedRuns }): JSX.Element {
  const { fields, unknown, change } = useWorkloadFields(standardFields(compared.baseline.run));
  const decode = runsOf(compared).flatMap((run) => run.decode);
  return (
    <WorkloadTable compared={compared} fields={fields}>
      <div class="screen-only">
        <WorkloadForm fields={fields} decode={decode} onChange={change} />
      </div>
      <UnknownFields keys={unknown} />
    </WorkloadTable>
  );
}
