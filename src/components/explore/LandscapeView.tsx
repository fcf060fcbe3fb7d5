import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { MeasuredContext } from '../../figures/explore/indexed-runs.ts';
import type { ShownLandscape } from '../landscape/ShownLandscape.tsx';

/** While somebody types, the chart stands still. */
const SETTLED_MS = 200;

interface Props {
  /** Of the runs found. */
  readonly ids: readonly string[];
  /** Null where no run has decode figures of one request. */
  readonly context: MeasuredContext | null;
  readonly perGpu: boolean;
}

/** The runs found as a landscape at one context. What draws it is loaded with it. */
export function LandscapeView({ ids, context, perGpu }: Props): JSX.Element {
  const [Landscape, setLandscape] = useState<typeof ShownLandscape | null>(null);
  const settled = useSettled(ids);
  useEffect(() => {
    // The setter of a state calls a function that it is given: a component is wrapped in one.
    void import('../landscape/ShownLandscape.tsx').then((loaded) => {
      setLandscape(() => loaded.ShownLandscape);
    });
  }, []);
  if (context === null) return <p class="note">No run has decode figures.</p>;
  return (
    <section class="card" aria-labelledby="landscape-heading">
      <h2 id="landscape-heading">Landscape at {context.contextLabel}</h2>
      <p class="note">
        What all requests get together against what each of them gets: every valid cell of every run found, at{' '}
        {context.contextLabel}. Superseded and withdrawn runs are left out.
      </p>
      {Landscape !== null && (
        <Landscape ids={settled} contextTokens={context.contextTokens} perGpu={perGpu} />
      )}
    </section>
  );
}

/** A value that follows the given one when that has stood still for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}
