import type { Secret } from './secret.ts';

const BEGIN = /-----BEGIN (?:[A-Z\d]{1,12} ){0,4}PRIVATE KEY(?: BLOCK)?-----/g;
const LONGEST_KEY = 10_000;
const LINE_OF_KEY = /^(?:(?:[\w+/=-]{24,}|(?=\D*\d)[\w+/=-]+)?$|[A-Z][\w-]{2,30}: )/;

/** Private keys, from the line after their beginning to their end; without one, as far as their lines look like it. */
export function privateKeys(text: string): Secret[] {
  const secrets: Secret[] = [];
  let from = 0;
  for (const { 0: header, index } of text.matchAll(BEGIN)) {
    if (index < from) continue;
    const start = index + header.length;
    const footer = text.slice(start, start + LONGEST_KEY).indexOf('-----END ');
    from = footer === -1 ? endOfLines(text, start) : start + footer;
    secrets.push({ contextStart: index, start, end: from });
  }
  return secrets;
}

function endOfLines(text: string, start: number): number {
  const [first = '', ...lines] = text.slice(start, start + LONGEST_KEY).split('\n');
  const end = lines.findIndex((line) => !LINE_OF_KEY.test(line.trim()));
  return start + [first, ...(end === -1 ? lines : lines.slice(0, end))].join('\n').length;
}
