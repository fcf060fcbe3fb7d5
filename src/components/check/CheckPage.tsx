import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { HandedFile } from '../../check/checked-files.ts';
import { pastedFiles, type PastedText } from '../../check/pasted-files.ts';
import { FileDrop } from './FileDrop.tsx';
import { PasteForm } from './PasteForm.tsx';

/** Reads files in the browser as the build would; they go nowhere else. */
export function CheckPage(): JSX.Element {
  const [result, setResult] = useState<JSX.Element | null>(null);
  const [pasted, setPasted] = useState<PastedText>({ result: '', runYaml: '' });

  const check = async (files: readonly HandedFile[]): Promise<void> => {
    if (files.length === 0) {
      setResult(null);
      return;
    }
    const { checked } = await import('./checked.tsx');
    setResult(checked(files));
  };

  return (
    <>
      <FileDrop
        onFiles={(files) => {
          void check(files);
        }}
      />
      <PasteForm
        pasted={pasted}
        onChange={(text) => {
          setPasted(text);
          void check(pastedFiles(text));
        }}
      />
      <div aria-live="polite">{result}</div>
    </>
  );
}
