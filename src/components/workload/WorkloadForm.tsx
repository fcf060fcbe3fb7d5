import type { JSX } from 'preact';
import { decodeGrid } from '../../figures/decode-grid.ts';
import type { DecodeCell } from '../../run/decode.ts';
import type { WorkloadFields } from './workload-state.ts';

interface Props {
  readonly fields: WorkloadFields;
  /** Their contexts are offered for the prompt. */
  readonly decode: readonly DecodeCell[];
  readonly onChange: (fields: WorkloadFields) => void;
}

/** The fields of a workload; each change is told at once. */
export function WorkloadForm({ fields, decode, onChange }: Props): JSX.Element {
  const text = (key: 'prompt' | 'answer' | 'people', label: string, list?: string): JSX.Element => (
    <label>
      {label}
      <input
        type="text"
        inputMode={key === 'people' ? 'numeric' : 'text'}
        autocomplete="off"
        value={fields[key]}
        {...(list !== undefined && { list })}
        onInput={({ currentTarget }) => {
          onChange({ ...fields, [key]: currentTarget.value });
        }}
      />
    </label>
  );
  return (
    <form
      class="workload-form needs-script"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {text('people', 'People')}
      {text('prompt', 'Prompt tokens', 'workload-contexts')}
      <label>
        Prompt is
        <select
          value={fields.prefix}
          onChange={({ currentTarget }) => {
            onChange({ ...fields, prefix: currentTarget.value === 'cold' ? 'cold' : 'cached' });
          }}
        >
          <option value="cached">already cached</option>
          <option value="cold">cold</option>
        </select>
      </label>
      {text('answer', 'Answer tokens')}
      <datalist id="workload-contexts">
        {decodeGrid(decode).rows.map(({ contextLabel }) => (
          <option value={contextLabel} />
        ))}
      </datalist>
    </form>
  );
}
