import { expect, test } from 'vitest';
import { markdownText } from '../../src/share/markdown-text.ts';
import { HOSTILE_NAME, HOSTILE_NAME_SHOWN } from './hostile-run.ts';
import { linksOf, nodesOf, shownIn, tablesOf } from './markdown/read-markdown.ts';

const texts = [
  ...['- a', '+ a', '1. a', '12) a', '# a', '> a', '---', '===', '    a', '***', '~~~', '```', ': a'],
  ...['a*b*c', 'a_b_', '**a', '~a~', '`a', '``', '[a](b)', '[^a]', '![a](b)', '[x] a', '<b>a</b>', '<!-- a'],
  ...['&lt;', '&#65;', '&', 'a\\', 'a\\|b', 'a\\\\|b', '|', '\\', '||', '$a$ b$', '\\$'],
  ...['http://a_b.example/c_d', 'https://a.example', 'www.a_b.example', 'a_WWW.a_b.example', 'a_b@c.example'],
  ...['mailto:a@b.example', '@user', 'a @user-b', 'org/repo#12', '#12', 'GH-200', ':smile_cat:', '12:34:56'],
  HOSTILE_NAME_SHOWN,
];

const spelt = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

test.each(texts)('"%s" is shown as it is in a paragraph', (text) => {
  const markdown = markdownText(text);
  const nodes = nodesOf(markdown);
  expect(nodes.slice(0, 2).map(({ type }) => type)).toEqual(['root', 'paragraph']);
  expect(shownIn(markdown)).toBe(spelt(text));
  expect(nodes.filter(({ type }) => !['root', 'paragraph', 'text', 'html'].includes(type))).toEqual([]);
});

test.each(texts)('"%s" is shown as it is in a cell and in a link', (text) => {
  const cell = markdownText(text);
  expect(tablesOf(`| a | b |\n| --- | --- |\n| ${cell} | c |`)).toEqual([
    [
      ['a', 'b'],
      [spelt(text), 'c'],
    ],
  ]);
  expect(linksOf(`[${cell}](https://example.org/)`)).toEqual(['https://example.org/']);
});

test.each([
  ['@user', '@<!-- -->user'],
  ['org/repo#12', String.raw`org/repo\#<!-- -->12`],
  ['GH-200', 'GH-<!-- -->200'],
  [':+1:', ':<!-- -->+1:'],
  ['https://a.example', 'https:<!-- -->//a.example'],
  ['www.a.example', 'www<!-- -->.a.example'],
  ['$a$', '<span>$</span>a<span>$</span>'],
  ['12:34:56', '12:34:56'],
  ['GH200', 'GH200'],
])('%s becomes %s, which GitHub does not act on', (text, markdown) => {
  expect(markdownText(text)).toBe(markdown);
});

test('only the comments and tags of our own become HTML', () => {
  const html = nodesOf(markdownText(HOSTILE_NAME)).flatMap((node) =>
    node.type === 'html' ? [node.value] : [],
  );
  expect(new Set(html)).toEqual(new Set(['<!-- -->', '<span>', '</span>']));
});
