import { useEffect, useState } from 'preact/hooks';
import { setInAddress } from '../address-state.ts';
import { fieldsFromAddress, workloadOf, workloadParameters, type WorkloadFields } from './workload-state.ts';

/** The fields of a workload, kept the same as the address, both ways. */
export interface WorkloadFieldsInAddress {
  readonly fields: WorkloadFields;
  /** Keys of the address whose value says nothing, so that the standard one stands. */
  readonly unknown: readonly string[];
  readonly change: (fields: WorkloadFields) => void;
}

/** Holds the fields of a workload; `standard` is what stands where the address says nothing. */
export function useWorkloadFields(standard: WorkloadFields): WorkloadFieldsInAddress {
  const [fields, setFields] = useState(standard);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const { prompt, prefix, answer, people } = standard;

  useEffect(() => {
    const read = (): void => {
      const search = new URLSearchParams(location.search);
      const given = fieldsFromAddress(search, { prompt, prefix, answer, people });
      setFields(given.fields);
      setUnknown(given.unknown);
    };
    read();
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
    };
  }, [prompt, prefix, answer, people]);

  const change = (changed: WorkloadFields): void => {
    setFields(changed);
    setUnknown([]);
    if (workloadOf(changed) === null) return;
    setInAddress(workloadParameters(changed, standard));
  };
  return { fields, unknown, change };
}
