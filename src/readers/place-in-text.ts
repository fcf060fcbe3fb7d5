import type { ProblemLocation } from './problem.ts';

/** A text and the file that it is the whole of. */
export interface FileText {
  readonly file: string;
  readonly text: string;
}

/** The place of a character, given as an offset in the text. */
export function placeInText({ file, text }: FileText, offset: number): ProblemLocation {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { file, line: before.split('\n').length, column: [...before.slice(lineStart)].length + 1 };
}
