/**
 * The same computation, done once for each run: many parts of a page ask for the same findings. What it gives is kept
 * as long as the run is, and is not to be changed; so is the run.
 */
export function oncePerRun<Run extends object, Value>(compute: (run: Run) => Value): (run: Run) => Value {
  const kept = new WeakMap<Run, { readonly value: Value }>();
  return (run) => {
    const known = kept.get(run) ?? { value: compute(run) };
    kept.set(run, known);
    return known.value;
  };
}
