import { lineAt, lineStarts } from './line-starts.ts';
import type { ProblemLocation } from './problem.ts';

/** A text and the file that it is the whole of. */
export interface FileText {
  readonly file: string;
  readonly text: string;
}

/** The place of a character, given as an offset in the text. */
export function placeInText(source: FileText, offset: number): ProblemLocation {
  return placesIn(source)(offset);
}

/** The places of many characters of one text, each as placeInText has it. */
export function placesIn({ file, text }: FileText): (offset: number) => ProblemLocation {
  const starts = lineStarts(text);
  return (offset) => {
    const line = lineAt(starts, offset);
    return { file, line, column: [...text.slice(starts[line - 1], offset)].length + 1 };
  };
}
