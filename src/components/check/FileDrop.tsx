import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { HandedFile } from '../../check/checked-files.ts';
import { chosenFiles, droppedFiles } from './dropped-files.ts';

interface Props {
  readonly onFiles: (files: readonly HandedFile[]) => void;
}

/** Takes files and run folders, dropped or chosen. */
export function FileDrop({ onFiles }: Props): JSX.Element {
  const [isOver, setOver] = useState(false);
  return (
    <section
      class={`card drop ${isOver ? 'over' : ''}`}
      aria-labelledby="drop-heading"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (event.dataTransfer !== null) void droppedFiles(event.dataTransfer).then(onFiles);
      }}
    >
      <h2 id="drop-heading">Drop files here</h2>
      <p class="note">
        A document (.txt), the tool’s JSON or a table (.csv, .tsv), the last two with their run.yaml; or the
        whole run folder.
      </p>
      <div class="pickers">
        <FilePicker label="Choose files" onFiles={onFiles} />
        <FilePicker label="Choose a folder" folder onFiles={onFiles} />
      </div>
    </section>
  );
}

interface PickerProps extends Props {
  readonly label: string;
  readonly folder?: boolean;
}

function FilePicker({ label, folder = false, onFiles }: PickerProps): JSX.Element {
  return (
    <label class="button">
      {label}
      <input
        class="visually-hidden"
        type="file"
        multiple
        ref={(input) => {
          input?.toggleAttribute('webkitdirectory', folder);
        }}
        onChange={(event) => {
          const input = event.currentTarget;
          void chosenFiles(input.files ?? []).then((files) => {
            // The same file, corrected, can then be chosen again.
            input.value = '';
            onFiles(files);
          });
        }}
      />
    </label>
  );
}
