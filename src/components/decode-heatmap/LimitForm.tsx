import type { JSX } from 'preact';

/** The limits that a reader can set on the heatmap; limit-lens.ts acts on them. */
export function LimitForm(): JSX.Element {
  return (
    <form class="limits needs-script screen-only" data-limits>
      <label>
        TTFT at most, ms
        <input type="text" inputMode="decimal" autocomplete="off" name="max-ttft" />
      </label>
      <label>
        Each request at least, tok/s
        <input type="text" inputMode="decimal" autocomplete="off" name="min-per-request" />
      </label>
      <p class="note" role="status" data-limits-outcome />
    </form>
  );
}
