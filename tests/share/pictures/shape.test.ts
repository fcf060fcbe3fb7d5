import { expect, test } from 'vitest';
import { darkRules, shape, svgText } from '../../../src/share/pictures/shape.ts';

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['"&\' & &amp;', '&quot;&amp;&#39; &amp; &amp;amp;'],
  ['a\nb\tc', 'a b c'],
  ['a\u0000b\u001bc', 'a[U+0000]b[U+001B]c'],
  ['\u202Eabc', '[U+202E]abc'],
  ['\uD800', '[U+D800]'],
  [']]>', ']]&gt;'],
  ['中文 ü 😀', '中文 ü 😀'],
])('writes %j as text of XML', (text, expected) => {
  expect(svgText(shape('text', {}, text), 'light')).toBe(`<text>${expected}</text>`);
});

test('writes attributes escaped, numbers to a hundredth, and leaves out what is undefined', () => {
  const rect = shape('rect', { id: 'a"><b', x: 1 / 3, rx: undefined });
  expect(svgText(rect, 'light')).toBe('<rect id="a&quot;&gt;&lt;b" x="0.33"/>');
});

test.each([
  ['light', '<g fill="#16191d" stroke="none"/>'],
  ['dark', '<g fill="#e9ecef" stroke="none"/>'],
  ['auto', '<g class="fill-ink" fill="#16191d" stroke="none"/>'],
] as const)('paints a colour of the palette in the scheme %s', (scheme, expected) => {
  expect(svgText(shape('g', { fill: 'ink', stroke: 'none' }), scheme)).toBe(expected);
});

test('gives one dark rule for each colour in use', () => {
  const root = shape('g', { fill: 'ink' }, shape('g', { fill: 'ink', stroke: 'rule' }, 'text'));
  expect(darkRules(root)).toBe(
    '@media (prefers-color-scheme:dark){.fill-ink{fill:#e9ecef}.stroke-rule{stroke:#2a3037}}',
  );
});
