import { describe, expect, test } from 'vitest';
import { readAliases } from '../../src/loader/read-aliases.ts';
import { formatProblems } from '../../src/readers/problem.ts';

const published = ['kimi-k2.6-h200x8', 'inkling-small-h200x8', 'run-c'];

function read(...lines: string[]) {
  return readAliases({ file: 'aliases.yaml', text: `${lines.join('\n')}\n` }, published);
}

describe('accepted', () => {
  test.each([
    ['nothing', []],
    ['comments and empty sections', ['# None so far.', 'renamed:', 'superseded: {}', 'withdrawn:']],
  ])('%s', (_what, lines) => {
    expect(read(...lines)).toEqual({
      aliases: { renamed: new Map(), standings: new Map() },
      problems: [],
    });
  });

  test('reads renamed, superseded and withdrawn runs', () => {
    const { aliases, problems } = read(
      'renamed:',
      '  kimi-h200: kimi-k2.6-h200x8',
      '  kimi-h200-2: kimi-k2.6-h200x8',
      'superseded:',
      '  run-c:',
      '    reason: Measured again with CUDA graphs.',
      '    successor: kimi-k2.6-h200x8',
      'withdrawn:',
      '  inkling-small-h200x8:',
      '    reason: The prompts were cached.',
    );
    expect(problems).toEqual([]);
    expect([...aliases.renamed]).toEqual([
      ['kimi-h200', 'kimi-k2.6-h200x8'],
      ['kimi-h200-2', 'kimi-k2.6-h200x8'],
    ]);
    expect([...aliases.standings]).toEqual([
      [
        'run-c',
        {
          status: 'superseded',
          reason: 'Measured again with CUDA graphs.',
          successor: 'kimi-k2.6-h200x8',
        },
      ],
      ['inkling-small-h200x8', { status: 'withdrawn', reason: 'The prompts were cached.', successor: null }],
    ]);
  });
});

const reason = 'reason: Measured again.';

describe('refused', () => {
  test.each([
    {
      what: 'an unknown section, near a known one and not',
      lines: ['renammed:', 'gone: {}'],
      problems: [
        'aliases.yaml:1:1 Unknown section "renammed".',
        '  Did you mean "renamed"?',
        'aliases.yaml:2:1 Unknown section "gone".',
        '  Known are renamed, superseded, withdrawn.',
      ],
    },
    {
      what: 'a section that is no mapping',
      lines: ['renamed: [a]'],
      problems: [
        'aliases.yaml:1:10 renamed is no mapping.',
        '  Write one run per line, indented, by its id.',
      ],
    },
    {
      what: 'a run that nobody published',
      lines: ['renamed:', '  old: kimi-k2.7-h200x8'],
      problems: ['aliases.yaml:2:8 Unknown run "kimi-k2.7-h200x8". Nearest: "kimi-k2.6-h200x8".'],
    },
    {
      what: 'an old id that is published, and one that none can be',
      lines: ['renamed:', '  run-c: kimi-k2.6-h200x8', '  Old Run: run-c'],
      problems: [
        'aliases.yaml:2:3 The run "run-c" is published; its address cannot lead elsewhere.',
        '  Remove this line, or rename the file of the run.',
        'aliases.yaml:3:3 "Old Run" cannot have been the id of a run.',
        '  Write the id that the run had: letters a–z, digits, "." and "-".',
      ],
    },
    {
      what: 'an old id that leads to another',
      lines: ['renamed:', '  a: b', '  b: run-c'],
      problems: ['aliases.yaml:2:6 "b" is an old id itself.', '  Use "run-c".'],
    },
    {
      what: 'old ids that lead to each other, and to themselves',
      lines: ['renamed:', '  a: b', '  b: a', '  c: c'],
      problems: [
        'aliases.yaml:2:6 The names lead round in a circle: a → b → a.',
        '  Lead each old id to a published run.',
        'aliases.yaml:3:6 The names lead round in a circle: b → a → b.',
        '  Lead each old id to a published run.',
        'aliases.yaml:4:6 The names lead round in a circle: c → c.',
        '  Lead each old id to a published run.',
      ],
    },
    {
      what: 'an old id made twice',
      lines: ['renamed:', '  a: run-c', '  a: run-c'],
      problems: ['aliases.yaml:3:3 "a" is made a second time.', '  Keep one of the two.'],
    },
    {
      what: 'ids that are no text',
      lines: ['renamed:', '  a: 7', '  b:', '  c: {}'],
      problems: [
        'aliases.yaml:2:6 a is the number 7, not text.',
        '  Put it in quotes.',
        'aliases.yaml:3:5 b has no value.',
        '  Write one, or leave the line out.',
        'aliases.yaml:4:6 c is a mapping.',
        '  Write one text.',
      ],
    },
    {
      what: 'a standing without reason and successor',
      lines: ['superseded:', '  run-c:', 'withdrawn:', '  kimi-k2.6-h200x8: wrong'],
      problems: [
        'aliases.yaml:2:3 "run-c" has no reason.',
        '  Add a line below it such as "reason: Measured again with CUDA graphs.".',
        'aliases.yaml:2:3 "run-c" has no successor.',
        '  Add a line below it, "successor:" with the id of the better run.',
        'aliases.yaml:4:3 "kimi-k2.6-h200x8" has no reason.',
        '  Add a line below it such as "reason: Measured again with CUDA graphs.".',
      ],
    },
    {
      what: 'an unknown field, a misspelt one and a blank one',
      lines: ['withdrawn:', '  run-c:', '    reason: " "', '    sucessor: x', '    colour: red'],
      problems: [
        'aliases.yaml:3:13 reason " " is empty.',
        '  Write a value.',
        'aliases.yaml:4:5 Unknown field "sucessor".',
        '  Did you mean "successor"?',
        'aliases.yaml:5:5 Unknown field "colour".',
        '  Known are reason, successor.',
      ],
    },
    {
      what: 'runs that are unknown, were renamed or succeed themselves',
      lines: [
        'renamed:',
        '  old: run-c',
        'superseded:',
        `  run-d: {${reason}, successor: old}`,
        `  run-c: {${reason}, successor: run-c}`,
        'withdrawn:',
        `  old: {${reason}, successor: run-x}`,
      ],
      problems: [
        'aliases.yaml:4:3 Unknown run "run-d". Nearest: "run-c".',
        'aliases.yaml:4:47 The run "old" was renamed.',
        '  Use "run-c".',
        'aliases.yaml:5:47 The run "run-c" cannot succeed itself.',
        '  Name another run.',
        'aliases.yaml:7:3 The run "old" was renamed.',
        '  Use "run-c".',
        'aliases.yaml:7:45 Unknown run "run-x". Nearest: "run-c".',
      ],
    },
    {
      what: 'a run that is superseded and withdrawn',
      lines: [
        'superseded:',
        `  run-c: {${reason}, successor: kimi-k2.6-h200x8}`,
        'withdrawn:',
        `  run-c: {${reason}}`,
      ],
      problems: ['aliases.yaml:4:3 The run "run-c" is superseded already.', '  Keep one of the two.'],
    },
    {
      what: 'successors that lead round in a circle',
      lines: [
        'superseded:',
        `  run-c: {${reason}, successor: kimi-k2.6-h200x8}`,
        `  kimi-k2.6-h200x8: {${reason}, successor: run-c}`,
      ],
      problems: [
        'aliases.yaml:2:47 The successors lead round in a circle: run-c → kimi-k2.6-h200x8 → run-c.',
        '  Let the last of them have no successor.',
        'aliases.yaml:3:58 The successors lead round in a circle: kimi-k2.6-h200x8 → run-c → kimi-k2.6-h200x8.',
        '  Let the last of them have no successor.',
      ],
    },
    {
      what: 'a successor that is withdrawn',
      lines: [
        'superseded:',
        `  run-c: {${reason}, successor: kimi-k2.6-h200x8}`,
        'withdrawn:',
        `  kimi-k2.6-h200x8: {${reason}}`,
      ],
      problems: [
        'aliases.yaml:2:47 The successor leads to "kimi-k2.6-h200x8", which is withdrawn.',
        '  Name a run that stands, or, of a withdrawn run, no successor.',
      ],
    },
  ])('refuses $what', ({ lines, problems }) => {
    const reading = read(...lines);
    expect(formatProblems(reading.problems)).toBe(problems.join('\n'));
    expect(reading.aliases).toEqual({ renamed: new Map(), standings: new Map() });
  });
});
