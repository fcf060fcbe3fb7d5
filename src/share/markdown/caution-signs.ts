import type { Finding } from '../../figures/findings/finding.ts';
import { markdownText } from '../markdown-text.ts';

/** More cautions than these share the last one. */
const SIGNS = ['†', '‡', '§', '¶'];

/** The cautions that concern rows of one table, each with the sign that marks it there. */
export interface CautionSigns<Row> {
  /** Behind the text of a row: " †", " †‡"; empty where no caution concerns it. */
  readonly behind: (row: Row) => string;
  /** What each sign means, a sentence each. */
  readonly legend: readonly string[];
}

/** Gives a sign to each caution that concerns any of the rows; `of` tells which concern one. */
export function cautionSigns<Row>(
  rows: readonly Row[],
  findings: readonly Finding[],
  of: (findings: readonly Finding[], row: Row) => readonly Finding[],
): CautionSigns<Row> {
  const concerned = findings.filter((found) => rows.some((row) => of([found], row).length > 0));
  const sign = (found: Finding): string => SIGNS[concerned.indexOf(found)] ?? SIGNS.at(-1) ?? '';
  return {
    behind: (row) => {
      const marks = new Set(of(concerned, row).map(sign));
      return marks.size === 0 ? '' : ` ${[...marks].join('')}`;
    },
    legend: concerned.map((found) => `${sign(found)}: ${markdownText(found.title)}.`),
  };
}
