import { describe, expect, test } from 'vitest';
import { readSiteSources } from '../../src/loader/site-settings.ts';
import { formatProblems } from '../../src/readers/problem.ts';

const file = 'content/site.yaml';

function read(text: string, environment: Record<string, string> = {}) {
  const reading = readSiteSources({ file, text, environment });
  return reading.ok ? reading.settings : formatProblems(reading.problems);
}

const defaults = {
  site: 'http://localhost:4321',
  base: '/',
  title: 'Speed test matrices',
  description: 'Published LLM inference benchmarks: speed by context length and concurrency.',
  language: 'en',
  repository: null,
  contact: null,
};

describe('accepted', () => {
  test.each([
    ['', {}],
    ['# nothing set\n', {}],
    ['---\n', {}],
    ['title: Bench\n', { title: 'Bench' }],
    ['\uFEFFtitle: Bench\r\nbase: /bench\r\n', { title: 'Bench', base: '/bench/' }],
    ['{ "title": "Bench" }', { title: 'Bench' }],
    ['title: "2026"', { title: '2026' }],
    ['site: https://example.org', { site: 'https://example.org' }],
    ['site: https://example.org/', { site: 'https://example.org' }],
    ['site: HTTPS://EXAMPLE.ORG:8443', { site: 'https://example.org:8443' }],
    ['site: http://[::1]:4321', { site: 'http://[::1]:4321' }],
    ['base: /a/b.c_d-e~f/', { base: '/a/b.c_d-e~f/' }],
    ['language: pt-BR', { language: 'pt-BR' }],
    [
      'repository: https://example.org/r\ncontact: mailto:a@b.org',
      { repository: 'https://example.org/r', contact: 'mailto:a@b.org' },
    ],
    ['repository:\n', {}],
    ['title: &name Bench\ndescription: *name\n', { title: 'Bench', description: 'Bench' }],
  ])('accepts %j', (text, made) => {
    expect(read(text)).toEqual({ ...defaults, ...made });
  });

  test('the environment overrides the file, unless a variable is empty', () => {
    const environment = {
      SITE_URL: 'https://example.org',
      BASE_PATH: '/bench',
      SITE_TITLE: '',
      REPOSITORY_URL: 'https://r.org',
    };
    expect(read('title: Bench\nbase: /other/\n', environment)).toEqual({
      ...defaults,
      site: 'https://example.org',
      base: '/bench/',
      title: 'Bench',
      repository: 'https://r.org',
    });
  });
});

describe('refused', () => {
  const refused = [
    {
      text: 'desciption: x',
      problems: ['content/site.yaml:1:1 Unknown setting "desciption".', '  Did you mean "description"?'],
    },
    {
      text: 'Title: x',
      problems: ['content/site.yaml:1:1 Unknown setting "Title".', '  Did you mean "title"?'],
    },
    {
      text: 'colour: red\nbase: x',
      problems: [
        'content/site.yaml:1:1 Unknown setting "colour".',
        '  Known are site, base, title, description, language, repository, contact.',
        'content/site.yaml:2:7 base "x" does not start with "/".',
        '  Use "/", or a path such as "/bench/".',
      ],
    },
    {
      text: '1: 2',
      problems: [
        'content/site.yaml:1:1 Unknown setting "1".',
        '  Known are site, base, title, description, language, repository, contact.',
      ],
    },
    {
      text: '__proto__: 1',
      problems: [
        'content/site.yaml:1:1 Unknown setting "__proto__".',
        '  Known are site, base, title, description, language, repository, contact.',
      ],
    },
    {
      text: '? [a]\n: 1',
      problems: [
        'content/site.yaml:1:3 Unknown setting "["a"]".',
        '  Known are site, base, title, description, language, repository, contact.',
      ],
    },
    {
      text: 'title: 2026',
      problems: ['content/site.yaml:1:8 title is the number 2026, not text.', '  Put it in quotes.'],
    },
    {
      text: 'title: true',
      problems: ['content/site.yaml:1:8 title is the boolean true, not text.', '  Put it in quotes.'],
    },
    {
      text: 'title: .nan',
      problems: ['content/site.yaml:1:8 title is the number NaN, not text.', '  Put it in quotes.'],
    },
    {
      text: 'title: [a]',
      problems: ['content/site.yaml:1:8 title is a list.', '  Write one text.'],
    },
    {
      text: 'title: {a: b}',
      problems: ['content/site.yaml:1:8 title is a mapping.', '  Write one text.'],
    },
    {
      text: 'title:',
      problems: ['content/site.yaml:1:7 title has no value.', '  Write one, or leave the line out.'],
    },
    {
      text: 'title: "  "',
      problems: ['content/site.yaml:1:8 title "  " is empty.', '  Write a value, or leave it out.'],
    },
    {
      text: 'title: "a\\nb"',
      problems: ['content/site.yaml:1:8 title "a\\nb" has more than one line.', '  Write it on one line.'],
    },
    {
      text: 'site: https://example.org/bench/',
      problems: [
        'content/site.yaml:1:7 site "https://example.org/bench/" has the path "/bench/".',
        '  Use "https://example.org", and base "/bench/".',
      ],
    },
    {
      text: 'site: example.org',
      problems: [
        'content/site.yaml:1:7 site "example.org" is not a web address.',
        '  Use one such as "https://example.org".',
      ],
    },
    {
      text: 'site: ftp://example.org',
      problems: [
        'content/site.yaml:1:7 site "ftp://example.org" is not a web address.',
        '  Use one such as "https://example.org".',
      ],
    },
    {
      text: 'site: https://u:p@example.org',
      problems: [
        'content/site.yaml:1:7 site "https://u:p@example.org" has more than a scheme and a host.',
        '  Use "https://example.org".',
      ],
    },
    {
      text: 'site: https://example.org?x=1',
      problems: [
        'content/site.yaml:1:7 site "https://example.org?x=1" has more than a scheme and a host.',
        '  Use "https://example.org".',
      ],
    },
    {
      text: 'site: https://',
      problems: [
        'content/site.yaml:1:7 site "https://" is not a web address.',
        '  Use one such as "https://example.org".',
      ],
    },
    {
      text: 'base: bench',
      problems: [
        'content/site.yaml:1:7 base "bench" does not start with "/".',
        '  Use "/", or a path such as "/bench/".',
      ],
    },
    {
      text: 'base: /a b/',
      problems: [
        'content/site.yaml:1:7 base "/a b/" has the character " ".',
        '  Use letters A–Z, digits, "-", "_", "." and "~".',
      ],
    },
    {
      text: 'base: //a',
      problems: [
        'content/site.yaml:1:7 base "//a" has an empty or dotted part.',
        '  Use "/", or a path such as "/bench/".',
      ],
    },
    {
      text: 'base: /a/../b',
      problems: [
        'content/site.yaml:1:7 base "/a/../b" has an empty or dotted part.',
        '  Use "/", or a path such as "/bench/".',
      ],
    },
    {
      text: 'base: /bänch',
      problems: [
        'content/site.yaml:1:7 base "/bänch" has the character "ä".',
        '  Use letters A–Z, digits, "-", "_", "." and "~".',
      ],
    },
    {
      text: 'base: https://x.org/',
      problems: [
        'content/site.yaml:1:7 base "https://x.org/" does not start with "/".',
        '  Use "/", or a path such as "/bench/".',
      ],
    },
    {
      text: 'language: english please',
      problems: [
        'content/site.yaml:1:11 language "english please" is not a language tag.',
        '  Use one such as "en" or "pt-BR".',
      ],
    },
    {
      text: 'repository: github.com/x',
      problems: [
        'content/site.yaml:1:13 repository "github.com/x" is not a web address.',
        '  Use one such as "https://example.org".',
      ],
    },
    {
      text: 'contact: me@example.org',
      problems: [
        'content/site.yaml:1:10 contact "me@example.org" is not a web address.',
        '  Use one such as "https://example.org/issues" or "mailto:me@example.org".',
      ],
    },
    {
      text: 'title: a\nbase: /\ntitle: b',
      problems: [
        'content/site.yaml:3:1 The setting "title" is made a second time.',
        '  Keep one of the two.',
      ],
    },
    {
      text: 'title: "x',
      problems: ['content/site.yaml:1:10 This is not plain YAML: Missing closing "quote.'],
    },
    {
      text: '- a',
      problems: [
        'content/site.yaml:1:1 These are not settings.',
        '  Write one setting per line, such as "title: Speed test matrices".',
      ],
    },
    {
      text: 'just text',
      problems: [
        'content/site.yaml:1:1 These are not settings.',
        '  Write one setting per line, such as "title: Speed test matrices".',
      ],
    },
    {
      text: 'title: b: c',
      problems: [
        'content/site.yaml:1:8 This is not plain YAML: Nested mappings are not allowed in compact mappings.',
      ],
    },
    {
      text: '\ttitle: x',
      problems: ['content/site.yaml:1:1 This is not plain YAML: Tabs are not allowed as indentation.'],
    },
    {
      text: 'title: !secret x',
      problems: ['content/site.yaml:1:8 This is not plain YAML: Unresolved tag: !secret.'],
    },
    {
      text: 'title: a\n---\ntitle: b',
      problems: ['content/site.yaml:2:1 A second YAML document starts here.', '  Keep the settings in one.'],
    },
    {
      text: '"🙂": *x',
      problems: ['content/site.yaml:1:6 No anchor "&x" stands before this.'],
    },
    {
      text: '{ "🙂": *x, repository: *y }',
      problems: [
        'content/site.yaml:1:8 No anchor "&x" stands before this.',
        'content/site.yaml:1:24 No anchor "&y" stands before this.',
      ],
    },
  ];

  test.each(refused.map(({ text, problems }) => [text, problems.join('\n')]))(
    'refuses %j',
    (text, problems) => {
      expect(read(text)).toBe(problems);
    },
  );

  test('a variable of the environment is named by its problem', () => {
    const environment = { BASE_PATH: 'bench', SITE_URL: 'https://example.org/x', SITE_LANGUAGE: '1' };
    expect(read('', environment)).toBe(
      [
        'environment SITE_URL "https://example.org/x" has the path "/x".',
        '  Use "https://example.org", and base "/x".',
        'environment BASE_PATH "bench" does not start with "/".',
        '  Use "/", or a path such as "/bench/".',
        'environment SITE_LANGUAGE "1" is not a language tag.',
        '  Use one such as "en" or "pt-BR".',
      ].join('\n'),
    );
  });

  test('a value of the file that the environment overrides is wrong all the same', () => {
    expect(read('base: bench', { BASE_PATH: '/bench/' })).toContain('base "bench" does not start with "/".');
  });
});
