import { useEffect, useState } from 'preact/hooks';
import { setInAddress, stepInAddress } from '../address-state.ts';
import { compareParameters, readCompareState, type CompareState, type ReadState } from './compare-state.ts';

const fromAddress = (): ReadState => readCompareState(new URLSearchParams(location.search));

/** What the address asks for, and the way to change it: other runs and another baseline are steps that one can go back. */
export function useCompareState(): ReadState & { readonly change: (state: CompareState) => void } {
  const [read, setRead] = useState(fromAddress);
  useEffect(() => {
    const reread = (): void => {
      setRead(fromAddress());
    };
    addEventListener('popstate', reread);
    return () => {
      removeEventListener('popstate', reread);
    };
  }, []);

  const change = (state: CompareState): void => {
    const { runs, baseline } = read.state;
    const isStep = state.runs.join() !== runs.join() || state.baseline !== baseline;
    (isStep ? stepInAddress : setInAddress)(compareParameters(state));
    setRead({ state, notes: [] });
  };
  return { ...read, change };
}
