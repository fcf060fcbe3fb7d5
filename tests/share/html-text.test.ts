import { expect, test } from 'vitest';
import { htmlText } from '../../src/share/html-text.ts';

test.each([
  ['16 ms, “over capacity”', '16 ms, “over capacity”'],
  ['<b>&amp;</b>', '&lt;b&gt;&amp;amp;&lt;/b&gt;'],
  ['say "no"', 'say &quot;no&quot;'],
  ['', ''],
])('%j is %j in HTML', (text, html) => {
  expect(htmlText(text)).toBe(html);
});
