import { expect, test } from 'vitest';
import { meaningOf, published, readBytes, runOf } from './published.ts';

const { kimi, inkling } = published;
const LABELLED = /(?<=\nHardware\n)[\s\S]*(?=\nLaunch command\n)/;

/** Kimi's dialect, bullets and pipes, in Inkling's: labels with colons, tabs, blank lines, nothing glued. */
function asColonsAndTabs(text: string): string {
  return text
    .replace(LABELLED, (labels) => labels.replaceAll(/- (.+)\n- (.+)/g, '$1: $2'))
    .replace("}'Prefill\n", "}'\nPrefill\n")
    .replace('length8K context', 'length\n8K context')
    .replaceAll(/(requests|requests\.)\| (Context|Phase)/g, '$1\n| $2')
    .replaceAll(/^\|(?:---\|)+\n/gm, '')
    .replaceAll(/^\| (.*) \|$/gm, (_row, cells: string) => cells.replaceAll(' | ', '\t'))
    .replaceAll(/\n(?!\d+K\t|Prefill\t|Sustained decode\t)/g, '\n\n');
}

/** The other way round: as little between the parts as Kimi has. */
function asBulletsAndPipes(text: string): string {
  return text
    .replaceAll('\n\n', '\n')
    .replace(LABELLED, (labels) => labels.replaceAll(/^(?=.*: )/gm, '- ').replaceAll(': ', '\n- '))
    .replace('\nPrefill\nprompt', 'Prefill\nprompt')
    .replace('length\n8K context', 'length8K context')
    .split('\n')
    .map((line) => (line.includes('\t') ? `| ${line.replaceAll('\t', ' | ')} |` : line))
    .map((line) =>
      /^\| (?:Context|Phase) \|/.test(line) ? `${line}\n${line.replaceAll(/[^|]+/g, '---')}` : line,
    )
    .join('\n')
    .replaceAll(/(requests|requests\.)\n\| (Context|Phase)/g, '$1| $2');
}

test('one run in both dialects is the same run', () => {
  expect(asColonsAndTabs(kimi)).not.toMatch(/\||^- /m);
  expect(asBulletsAndPipes(inkling)).not.toMatch(/\t|\n\n/);

  expect(meaningOf(runOf(asColonsAndTabs(kimi)))).toBe(meaningOf(runOf(kimi)));
  expect(meaningOf(runOf(asBulletsAndPipes(inkling)))).toBe(meaningOf(runOf(inkling)));
});

const mixtures: { name: string; mix: (text: string) => string }[] = [
  { name: 'CRLF', mix: (text) => text.replaceAll('\n', '\r\n') },
  { name: 'CR', mix: (text) => text.replaceAll('\n', '\r') },
  { name: 'a byte order mark', mix: (text) => `\uFEFF${text}` },
  { name: 'a final newline', mix: (text) => `${text}\n` },
  { name: 'blank lines at both ends', mix: (text) => `\n \n${text}\n\t\n\n` },
  { name: 'trailing spaces', mix: (text) => text.replaceAll('\n', '  \n') },
  { name: 'trailing tabs', mix: (text) => text.replaceAll('\n', '\t\n') },
  { name: 'indented lines', mix: (text) => text.replaceAll(/^(?=\S)/gm, '  ') },
  { name: 'no-break spaces', mix: (text) => text.replaceAll(' ', '\u00A0') },
  { name: 'narrow no-break spaces', mix: (text) => text.replaceAll(' ms', '\u202Fms') },
  { name: 'blank lines everywhere', mix: (text) => text.replaceAll('\n', '\n\n') },
  { name: 'no blank lines', mix: (text) => text.replaceAll(/\n+/g, '\n') },
  {
    name: 'Markdown headings',
    mix: (text) =>
      text
        .replace('Speed test matrix', '# Speed test matrix')
        .replace(/^.* on H200/m, '## $&')
        .replaceAll(/^(?:Hardware|Engine|Run|Launch command|Sustained decode|All measurements)$/gm, '### $&'),
  },
  {
    name: 'bold headings',
    mix: (text) =>
      text.replaceAll(
        /^(?:Hardware|Engine|Run|Launch command|Sustained decode|All measurements)$/gm,
        '**$&**',
      ),
  },
  {
    name: 'a glued Markdown heading',
    mix: (text) => text.replace(/\n{0,2}Prefill\n{1,2}prompt/, '## Prefill\nprompt'),
  },
  { name: 'plus signs for bullets', mix: (text) => text.replaceAll(/^- /gm, '+ ') },
  { name: 'asterisks for bullets', mix: (text) => text.replaceAll(/^- /gm, '* ') },
  {
    name: 'bullets before labels with colons',
    mix: (text) => text.replaceAll(/^(?=[A-Z][\w ]*: (?!not))/gm, '- '),
  },
  {
    name: 'pipes around no row',
    mix: (text) => text.replaceAll(/^\| | \|$/gm, '').replaceAll('| Phase', '\nPhase'),
  },
  { name: 'no space beside pipes', mix: (text) => text.replaceAll(/ ?\| ?/g, '|') },
  { name: 'rules with colons', mix: (text) => text.replaceAll('|---', '|:---:') },
  {
    name: 'tabs for pipes',
    mix: (text) =>
      text
        .replaceAll(/^\| | \|$/gm, '')
        .replaceAll(' | ', '\t')
        .replaceAll('| ', '\n'),
  },
  {
    name: 'parts of prefill points on lines of their own',
    mix: (text) => text.replaceAll(/ context(?=\d)/g, ' context\n'),
  },
  {
    name: 'spaces in the cells of the matrix',
    mix: (text) => text.replaceAll(/(\.\d)(?=[\d,]+ ms TTFT)/g, '$1 '),
  },
];

test.each(mixtures)('reads $name', ({ mix }) => {
  expect(mix(kimi) + mix(inkling)).not.toBe(kimi + inkling);
  for (const text of [kimi, inkling]) expect(meaningOf(runOf(mix(text)))).toBe(meaningOf(runOf(text)));
});

test.each(['utf-16le', 'utf-16be'])('reads %s with a byte order mark', (encoding) => {
  const bytes = Buffer.from(`\uFEFF${kimi}`, 'utf16le');
  const reading = readBytes('result.txt', encoding === 'utf-16le' ? bytes : bytes.swap16());

  expect(reading.ok ? meaningOf(reading.run) : reading.problems).toBe(meaningOf(runOf(kimi)));
});
