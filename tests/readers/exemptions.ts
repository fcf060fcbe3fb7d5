import type { Edit } from './edits.ts';

/** A place in a document that carries no meaning, so that an edit there may leave the Run as it is. */
interface Exemption {
  readonly what: string;
  readonly reason: string;
  readonly covers: (edit: Edit) => boolean;
}

const RULE = /^\|(?:-+\|)+$/;
const LABELLED =
  /^(?:Type|GPU|GPU count|VRAM|OS|Engine|Version|Quantization|Backend|Repository|Build|Served model|Revision|Benchmark tool|Decode test|Prefill mode|Time per measurement|Max output): /;

export const EXEMPTIONS: readonly Exemption[] = [
  {
    what: 'the rule of dashes below a header',
    reason:
      'it only draws the table; Markdown lets it have any number of dashes, and tables of tabs have none',
    covers: ({ before, after }) => before.length === 1 && after.length < 2 && RULE.test(before[0] ?? ''),
  },
  {
    what: 'the space beside pipes, "·" and "×"',
    reason: 'the documents differ in how they space and glue what they put side by side',
    covers: ({ before, after }) =>
      before.length === 1 &&
      after.length === 1 &&
      withoutGaps(before[0] ?? '') === withoutGaps(after[0] ?? ''),
  },
  {
    what: 'the pipes at the ends of a row, and before a glued header',
    reason: 'Markdown lets rows do without them; the cells are between the pipes that remain',
    covers: ({ before, after }) =>
      before.length === 1 &&
      after.length === 1 &&
      withoutOuterPipes(before[0] ?? '') === withoutOuterPipes(after[0] ?? ''),
  },
  {
    what: 'which bullet begins a line',
    reason: '"-", "*", "+" and "•" are the same bullet',
    covers: ({ before, after }) =>
      before.length === 1 &&
      after.length === 1 &&
      withoutBullet(before[0] ?? '') === withoutBullet(after[0] ?? ''),
  },
  {
    what: 'the order of the known labels in a section',
    reason: 'a label says what its value is, wherever in its section it stands',
    covers: ({ before, after }) =>
      before.length === 2 && after.length === 2 && before.every((line) => LABELLED.test(line)),
  },
];

export function exemptionOf(edit: Edit): Exemption | null {
  return EXEMPTIONS.find(({ covers }) => covers(edit)) ?? null;
}

function withoutOuterPipes(line: string): string {
  const glued = ['requests', 'requests.'].flatMap((note) =>
    ['Context', 'Phase'].map((header) => ({ from: `${note}|${header}`, to: `${note} ${header}` })),
  );
  const row = withoutGaps(line).replace(/^\|/, '').replace(/\|$/, '').trim();
  return glued.reduce((text, { from, to }) => text.replace(from, to), row);
}

function withoutGaps(line: string): string {
  const parts = line.split(/([|·×])/);
  return parts.map((part) => part.replaceAll(/\s+/g, ' ').trim()).join('');
}

function withoutBullet(line: string): string {
  return line.replace(/^[-*•+](?=\s)/, '');
}
