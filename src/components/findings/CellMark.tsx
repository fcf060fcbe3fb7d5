import type { JSX } from 'preact';
import type { Finding } from '../../figures/findings/finding.ts';

/** Marks a matrix cell that findings concern, in words too; nothing where none does. */
export function CellMark({ findings }: { readonly findings: readonly Finding[] }): JSX.Element | null {
  if (findings.length === 0) return null;
  return (
    <span class="mark">
      <span class="visually-hidden">See {findings.map(({ title }) => title).join(', ')}</span>
    </span>
  );
}
