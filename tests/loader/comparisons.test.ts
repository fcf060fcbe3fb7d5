import { describe, expect, test } from 'vitest';
import { readComparison } from '../../src/loader/read-comparison.ts';
import { formatProblems } from '../../src/readers/problem.ts';

const published = ['inkling-small-h200x8', 'kimi-k2.6-h200x8', 'run-c', 'run-d', 'run-e', 'run-f'];

function readFile(name: string, content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const reading = readComparison({ file: `content/comparisons/${name}`, bytes, published });
  return reading.ok ? reading.comparison : formatProblems(reading.problems);
}

function read(content: string) {
  return readFile('a-vs-b.mdx', content);
}

const fields = ['title: Kimi and Inkling', 'question: Which is faster?'];
const runs = 'runs: [kimi-k2.6-h200x8, inkling-small-h200x8]';

/** A comparison with these lines in its frontmatter; its prose begins on the line after. */
function file(frontmatter: readonly string[], ...prose: string[]): string {
  return ['---', ...frontmatter, '---', ...prose, ''].join('\n');
}

const expected = {
  title: 'Kimi and Inkling',
  question: 'Which is faster?',
  runs: ['kimi-k2.6-h200x8', 'inkling-small-h200x8'],
  baseline: 'kimi-k2.6-h200x8',
  description: null,
};

describe('accepted', () => {
  test.each([
    ['the fields that are required', file([...fields, runs]), {}],
    [
      'another baseline',
      file([...fields, runs, 'baseline: inkling-small-h200x8']),
      { baseline: 'inkling-small-h200x8' },
    ],
    [
      'a description',
      file([...fields, runs, 'description: Both at once.']),
      { description: 'Both at once.' },
    ],
    ['a description of nothing', file([...fields, runs, 'description:']), {}],
    [
      'four runs on a line each',
      file([...fields, 'runs:', '  - run-c', '  - run-d', '  - run-e', '  - run-f']),
      {
        runs: ['run-c', 'run-d', 'run-e', 'run-f'],
        baseline: 'run-c',
      },
    ],
    ['a date as the title', file(['title: 2026-09-17', ...fields.slice(1), runs]), { title: '2026-09-17' }],
    ['a byte order mark and CRLF', `\uFEFF${file([...fields, runs], 'Text.').replaceAll('\n', '\r\n')}`, {}],
    [
      'components of every kind',
      file([...fields, runs], '<Verdict /> and <WhoWinsWhere />', '', '<Curves concurrency="4" />'),
      {},
    ],
    [
      'runs in components',
      file(
        [...fields, runs],
        '<Ratios run="inkling-small-h200x8" metric="ttft" />',
        '',
        '<SideBySide runs="inkling-small-h200x8, kimi-k2.6-h200x8" baseline="kimi-k2.6-h200x8" />',
      ),
      {},
    ],
    [
      'HTML elements, fragments and comments',
      file([...fields, runs], 'H<sub>2</sub>O <>x</>', '', '{/* later */}'),
      {},
    ],
    [
      'what looks like code in code',
      file([...fields, runs], '`<Nothing />` \\{x}', '', '```', 'import {x} <Y/>', '```'),
      {},
    ],
  ])('accepts %s', (_what, content, differing) => {
    expect(read(content)).toEqual({ ...expected, ...differing });
  });
});

describe('refused', () => {
  const at = (place: string) => `content/comparisons/a-vs-b.mdx:${place}`;
  const published = '  Published are inkling-small-h200x8, kimi-k2.6-h200x8, run-c, run-d, run-e, run-f.';
  const components =
    '  Known are Verdict, WhoWinsWhere, Ratios, SideBySide, Curves, Capacity, Workload, Differences, Coverage.';
  const compared =
    '  Those are kimi-k2.6-h200x8, inkling-small-h200x8. Use one of them, or add this one to runs.';
  const noCode = '  Write text, or place a component. For the brace itself write "\\{".';
  const lines = '  Begin the file with a line "---", title, question and runs, and another line "---".';

  const ofFrontmatter = [
    {
      what: 'an unknown run',
      content: file([...fields, 'runs: [kimi-k2.7-h200x8, inkling-small-h200x8]']),
      problems: [`${at('4:8')} Unknown run "kimi-k2.7-h200x8". Nearest: "kimi-k2.6-h200x8".`],
    },
    {
      what: 'an unknown run that is near no other, on a line of its own',
      content: file([...fields, 'runs:', '  - run-c', '  - "🙂"']),
      problems: [`${at('6:5')} Unknown run "🙂".`, published],
    },
    {
      what: 'a run named twice',
      content: file([...fields, 'runs: [run-c, run-d, run-c]']),
      problems: [`${at('4:22')} Run "run-c" is named twice.`, '  Keep one of the two.'],
    },
    {
      what: 'one run',
      content: file([...fields, 'runs: [run-c]']),
      problems: [`${at('4:7')} runs has 1 run.`, '  Name two to four.'],
    },
    {
      what: 'five runs',
      content: file([...fields, 'runs: [run-c, run-d, run-e, run-f, kimi-k2.6-h200x8]']),
      problems: [`${at('4:7')} runs has 5 runs.`, '  Name two to four.'],
    },
    {
      what: 'runs that are no list',
      content: file([...fields, 'runs: run-c, run-d']),
      problems: [`${at('4:7')} runs is not a list.`, '  Write one such as "runs: [first, second]".'],
    },
    {
      what: 'a run that is a number, and one that is nothing',
      content: file([...fields, 'runs:', '  - 7', '  -']),
      problems: [
        `${at('5:5')} Item 1 of runs is the number 7, not text.`,
        '  Put it in quotes.',
        `${at('6:4')} Item 2 of runs has no value.`,
        '  Write one, or leave the item out.',
      ],
    },
    {
      what: 'a baseline that is not compared',
      content: file([...fields, runs, 'baseline: run-c']),
      problems: [`${at('5:11')} Run "run-c" is not one of the runs compared here.`, compared],
    },
    {
      what: 'an unknown baseline',
      content: file([...fields, runs, 'baseline: kimi-k2.6-h200x4']),
      problems: [`${at('5:11')} Unknown run "kimi-k2.6-h200x4". Nearest: "kimi-k2.6-h200x8".`],
    },
    {
      what: 'a misspelt field, an unknown one and a missing one',
      content: file(['titel: Both', runs, 'colour: red']),
      problems: [
        `${at('1:1')} The field "question" is missing.`,
        '  Add one such as "question: Is the new driver faster?".',
        `${at('2:1')} Unknown field "titel".`,
        '  Did you mean "title"?',
        `${at('4:1')} Unknown field "colour".`,
        '  Known are title, question, runs, baseline, description.',
      ],
    },
    {
      what: 'no fields',
      content: file([]),
      problems: [
        `${at('1:1')} The field "title" is missing.`,
        '  Add one such as "title: Old and new driver".',
        `${at('1:1')} The field "question" is missing.`,
        '  Add one such as "question: Is the new driver faster?".',
        `${at('1:1')} The field "runs" is missing.`,
        '  Add one such as "runs: [old-run, new-run]".',
      ],
    },
    {
      what: 'fields without a value, with a blank one and with two lines',
      content: file(['title:', 'question: " "', runs, 'description: "a\\nb"']),
      problems: [
        `${at('2:7')} title has no value.`,
        '  Write one.',
        `${at('3:11')} question " " is empty.`,
        '  Write a value.',
        `${at('5:14')} description "a\\nb" has more than one line.`,
        '  Write it on one line.',
      ],
    },
    {
      what: 'a field made twice',
      content: file([...fields, runs, 'title: Again']),
      problems: [`${at('5:1')} The field "title" is made a second time.`, '  Keep one of the two.'],
    },
    {
      what: 'YAML with a mistake in it, and wrong prose below',
      content: file(['title: a: b', runs], '', '<Ratios run="run-x" />'),
      problems: [
        `${at('2:8')} This is not plain YAML: Nested mappings are not allowed in compact mappings.`,
        `${at('6:14')} Unknown run "run-x". Nearest: "run-c".`,
      ],
    },
    {
      what: 'a list in place of fields',
      content: file(['- a']),
      problems: [
        `${at('2:1')} These are not fields.`,
        '  Write one field per line, such as "title: Old and new driver".',
      ],
    },
    { what: 'an empty file', content: '', problems: [`${at('1:1')} The file has no frontmatter.`, lines] },
    {
      what: 'prose alone',
      content: 'Text.\n',
      problems: [`${at('1:1')} The file has no frontmatter.`, lines],
    },
    {
      what: 'TOML',
      content: '+++\ntitle = "a"\n+++\n',
      problems: [`${at('1:1')} The file has no frontmatter.`, lines],
    },
    {
      what: 'frontmatter without an end',
      content: ['---', ...fields, runs, ''].join('\n'),
      problems: [`${at('1:1')} The frontmatter has no end.`, '  Put a line "---" below its last field.'],
    },
    {
      what: 'frontmatter with a long end',
      content: ['---', ...fields, runs, '---- text', ''].join('\n'),
      problems: [
        `${at('5:1')} The frontmatter ends here, in a line of more than "---".`,
        '  Put "---" alone on the line that ends the frontmatter.',
      ],
    },
  ];

  const ofProse = [
    {
      what: 'unknown runs in components',
      prose: [
        '🙂 <Ratios run="kimi-k2.6-h200x9" />',
        '',
        '<Curves',
        "  runs = 'run-x,",
        "    kimi-k2.6-h200x8'",
        '/>',
      ],
      problems: [
        `${at('6:16')} Unknown run "kimi-k2.6-h200x9". Nearest: "kimi-k2.6-h200x8".`,
        `${at('9:11')} Unknown run "run-x". Nearest: "run-c".`,
      ],
    },
    {
      what: 'runs in components that are not compared, are named twice or are left out',
      prose: [
        '<Ratios baseline="run-c" />',
        '',
        '<Curves runs="kimi-k2.6-h200x8, kimi-k2.6-h200x8," />',
        '',
        '<Ratios run />',
      ],
      problems: [
        `${at('6:19')} Run "run-c" is not one of the runs compared here.`,
        compared,
        `${at('8:33')} Run "kimi-k2.6-h200x8" is named twice.`,
        '  Keep one of the two.',
        `${at('8:50')} Unknown run "".`,
        published,
        `${at('10:9')} run has no value.`,
        '  Write the id of a run, in quotes.',
      ],
    },
    {
      what: 'a run written with a character reference',
      prose: ['<Ratios metric="ttft" run="a&amp;b" />'],
      problems: [`${at('6:23')} Unknown run "a&b".`, published],
    },
    {
      what: 'unknown components, however deep',
      prose: [
        '<Verdct />',
        '',
        '> - | a |',
        '>   |---|',
        '>   | <verdict>x</verdict> |',
        '',
        '<Verdict><Ratios.Wide /></Verdict>',
      ],
      problems: [
        `${at('6:1')} Unknown component <Verdct>.`,
        '  Did you mean <Verdict>?',
        `${at('10:7')} Unknown component <verdict>.`,
        '  Did you mean <Verdict>?',
        `${at('12:10')} Unknown component <Ratios.Wide>.`,
        components,
      ],
    },
    {
      what: 'an element that is no text',
      prose: ['<script>alert(1)</script>'],
      problems: [`${at('6:1')} Unknown component <script>.`, components],
    },
    {
      what: 'unknown attributes',
      prose: ['<Workload poeple="4" colour="red" />'],
      problems: [
        `${at('6:11')} Unknown attribute "poeple" of <Workload>.`,
        '  Did you mean "people"?',
        `${at('6:22')} Unknown attribute "colour" of <Workload>.`,
        '  Known are people, prompt, prefix, answer, run, runs, baseline.',
      ],
    },
    {
      what: 'values that say nothing',
      prose: ['<Workload people="four" prompt="32Q" />', '', '<Ratios metric="speed" />'],
      problems: [
        `${at('6:19')} people is "four".`,
        '  Write a whole number from 1 up, such as "4".',
        `${at('6:33')} prompt is "32Q".`,
        '  Write a number of tokens, such as "32K" or "500".',
        `${at('8:17')} metric is "speed".`,
        '  Write "throughput", "per-request", "ttft" or "inter-token-latency".',
      ],
    },
    {
      what: 'code',
      prose: [
        'import X from "y"',
        '',
        'One is {1} and {/* a */ b}.',
        '',
        '{process.env.HOME}',
        '',
        '<Workload {...a} people={4} />',
      ],
      problems: [
        `${at('6:1')} An import or export has no place in a comparison.`,
        '  Components are there without one. A sentence must not begin with either word.',
        `${at('8:8')} Code in braces has no place in a comparison.`,
        noCode,
        `${at('8:16')} Code in braces has no place in a comparison.`,
        noCode,
        `${at('10:1')} Code in braces has no place in a comparison.`,
        noCode,
        `${at('12:12')} Attributes from code have no place in a comparison.`,
        '  Write each of them.',
        `${at('12:18')} The value of people is code.`,
        '  Write it as text: people="…".',
      ],
    },
    {
      what: 'a component that is not closed',
      prose: ['<Ratios>', '', 'Text.'],
      problems: [`${at('6:1')} This is not MDX: Expected a closing tag for \`<Ratios>\` (6:1).`],
    },
    {
      what: 'a brace that is not closed',
      prose: ['Text.', '', '🙂 {'],
      problems: [
        `${at('8:3')} This is not MDX: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`.`,
      ],
    },
    {
      what: 'a comment of HTML',
      prose: ['<!-- later -->'],
      problems: [
        `${at('6:1')} This is not MDX: Unexpected character \`!\` (U+0021) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\` (note: to create a comment in MDX, use \`{/* text */}\`).`,
      ],
    },
  ].map(({ what, prose, problems }) => ({ what, content: file([...fields, runs], ...prose), problems }));

  test.each([...ofFrontmatter, ...ofProse])('refuses $what', ({ content, problems }) => {
    expect(read(content)).toBe(problems.join('\n'));
  });

  test.each(['Kimi.mdx', 'kimi vs inkling.mdx', 'a.b.mdx', '-a.mdx', 'a.md', 'mdx', 'a_b.mdx'])(
    'refuses a file with the name %s',
    (name) => {
      expect(readFile(name, file([...fields, runs]))).toBe(
        [
          `content/comparisons/${name} The file name "${name}" cannot be the address of a comparison.`,
          '  Use the letters a–z, digits and "-", begin with a letter or digit, and end in ".mdx", such as "old-vs-new.mdx".',
        ].join('\n'),
      );
    },
  );

  test('refuses UTF-16', () => {
    expect(readFile('a.mdx', Uint8Array.of(0xff, 0xfe, 0x2d, 0x00))).toBe(
      'content/comparisons/a.mdx The file is not UTF-8 text.\n  Save the file as UTF-8.',
    );
  });

  test('refuses bytes that are no text', () => {
    expect(readFile('a.mdx', Uint8Array.of(0x2d, 0xff))).toBe(
      'content/comparisons/a.mdx:1:2 The bytes here are not UTF-8 text.\n  Save the file as UTF-8.',
    );
  });
});
