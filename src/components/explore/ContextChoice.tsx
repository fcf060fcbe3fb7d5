import type { JSX } from 'preact';
import type { MeasuredContext } from '../../figures/explore/indexed-runs.ts';

interface Props {
  readonly label: string;
  readonly atTokens: number | null;
  readonly contexts: readonly MeasuredContext[];
  readonly onChange: (atTokens: number | null) => void;
}

/** Chooses the context at which figures are read, of those that were measured. */
export function ContextChoice({ label, atTokens, contexts, onChange }: Props): JSX.Element {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={atTokens === null ? '' : String(atTokens)}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value === '' ? null : Number(currentTarget.value));
        }}
      >
        <option value="">own context</option>
        {contexts.map(({ contextLabel, contextTokens }) => (
          <option key={contextTokens} value={String(contextTokens)}>
            {contextLabel} context
          </option>
        ))}
      </select>
    </label>
  );
}
