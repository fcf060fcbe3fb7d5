import { expect, test } from 'vitest';
import { visibleText } from '../../src/share/visible-text.ts';

test.each([
  ['Kimi-K2.6 “α” 模型 עברית\t×8\n🙂', 'Kimi-K2.6 “α” 模型 עברית\t×8\n🙂'],
  ['a\u202Eb\u202C', 'a[U+202E]b[U+202C]'],
  ['\u061C\u200E\u200F', '[U+061C][U+200E][U+200F]'],
  ['\u2066a\u2069', '[U+2066]a[U+2069]'],
  ['a\u200Bb\uFEFF', 'a[U+200B]b[U+FEFF]'],
  ['\0\u001B[31m\r', '[U+0000][U+001B][31m[U+000D]'],
  ['\uD800', '[U+D800]'],
  ['\u{E0041}', '[U+E0041]'],
  ['\uFFFF\u2028', '[U+FFFF][U+2028]'],
])('%j is shown as %j', (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});
