import type { JSX } from 'preact';

/** Says which parts of a workload in the address were not understood; nothing where all were. */
export function UnknownFields({ keys }: { readonly keys: readonly string[] }): JSX.Element | null {
  if (keys.length === 0) return null;
  return (
    <p class="note" role="status">
      The address has no usable value for {keys.join(', ')}; the standard one stands here.
    </p>
  );
}
