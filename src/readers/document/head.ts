import { excerpt, quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import type { HardwareReading } from './hardware.ts';
import { linesOf, slice } from './lines.ts';

/** What stands before the first section; null where a line is missing, which is reported. */
export interface Head {
  readonly titleLine: Field | null;
  readonly summaryLine: Field | null;
  /** All that follows the summary; empty where there is no byline. */
  readonly byline: Field;
}

/** Splits the head of a document: its first line, the title, the summary, and the byline. */
export function readHead(head: Field, report: Report): Head {
  const [first = head, titleLine = null, summaryLine = null] = linesOf(head);
  if (titleLine === null) {
    report.onLine(first, 'The title is missing.', 'Write "MODEL on GPU ×N" below the first line.');
  } else if (summaryLine === null) {
    report.onLine(
      titleLine,
      'The summary is missing.',
      'Write "ENGINE · VERSION · QUANT …" below the title.',
    );
  }
  const end =
    summaryLine === null ? head.text.length : summaryLine.start + summaryLine.text.length - head.start;
  return { titleLine, summaryLine, byline: slice(head, end) };
}

/** The title, and the model that it names. */
export interface Title {
  readonly title: string;
  readonly modelName: string;
}

/** Reads the title `MODEL on GPU ×N`, whose end must be what Hardware says; null where it is not, which is reported. */
export function readTitle(
  line: Field,
  { hardware, titleName, fields }: HardwareReading,
  report: Report,
): Title | null {
  if (titleName === null) return null;
  const title = line.text
    .replace(/^#{1,6}\s/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const machine = `${titleName} ×${hardware.gpuCount}`;
  const endings = hardware.gpuCount === 1 ? [` on ${machine}`, ` on ${titleName}`] : [` on ${machine}`];
  const ending = endings.find((each) => title.endsWith(each));
  const modelName = ending === undefined ? '' : title.slice(0, -ending.length);
  if (modelName !== '') return { title, modelName };
  const lines = fields.map((field) => report.lineOf(field)).join(', ');
  report.at(
    line,
    `The title is ${quote(line.text)}, but Hardware (lines ${lines}) gives ${quote(machine)}.`,
    `Write "MODEL on ${excerpt(machine)}", or correct Hardware.`,
  );
  return null;
}
