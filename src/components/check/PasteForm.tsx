import type { JSX } from 'preact';
import type { PastedText } from '../../check/pasted-files.ts';

interface Props {
  readonly pasted: PastedText;
  readonly onChange: (pasted: PastedText) => void;
}

/** Takes a result as text, and what run.yaml would say of it. */
export function PasteForm({ pasted, onChange }: Props): JSX.Element {
  return (
    <details class="card paste">
      <summary>
        <h2>Or paste text</h2>
      </summary>
      <label>
        Result
        <textarea
          rows={8}
          spellcheck={false}
          value={pasted.result}
          onInput={(event) => {
            onChange({ ...pasted, result: event.currentTarget.value });
          }}
        />
      </label>
      <label>
        run.yaml, where the result is JSON or a table
        <textarea
          rows={5}
          spellcheck={false}
          value={pasted.runYaml}
          onInput={(event) => {
            onChange({ ...pasted, runYaml: event.currentTarget.value });
          }}
        />
      </label>
    </details>
  );
}
