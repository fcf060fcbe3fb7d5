import { RUN_YAML } from '../readers/result-format.ts';
import type { HandedFile } from './checked-files.ts';

/** The folder that a result stands in when run.yaml is pasted beside it. */
const FOLDER = 'pasted-run';

/** What a person pasted: a result, and what run.yaml would say of it; each may be empty. */
export interface PastedText {
  readonly result: string;
  readonly runYaml: string;
}

/** Pasted text as files, named by what they look like. Without run.yaml a result is a file of its own. */
export function pastedFiles({ result, runYaml }: PastedText): readonly HandedFile[] {
  const hasYaml = runYaml.trim() !== '';
  const files = [
    ...(result.trim() === '' ? [] : [{ name: `pasted${endingOf(result)}`, text: result }]),
    ...(hasYaml ? [{ name: RUN_YAML, text: runYaml }] : []),
  ];
  return files.map(({ name, text }) => ({
    path: hasYaml ? `${FOLDER}/${name}` : name,
    bytes: new TextEncoder().encode(text),
  }));
}

/** JSON begins with a bracket; a table with a line of headers, a document with its title or a heading. */
function endingOf(text: string): '.json' | '.csv' | '.txt' {
  const start = text.trimStart();
  if (start.startsWith('{') || start.startsWith('[')) return '.json';
  const [line = ''] = start.split('\n', 1);
  const headers = line.split(/[,;\t]/).map((cell) => cell.replaceAll('"', '').trim().toLowerCase());
  return headers.length > 1 && headers.includes('phase') ? '.csv' : '.txt';
}
