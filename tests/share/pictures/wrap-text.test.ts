import { expect, test } from 'vitest';
import { sizeThatFits, textWidth } from '../../../src/share/pictures/text-width.ts';
import { fitText, wrapText } from '../../../src/share/pictures/wrap-text.ts';

const style = { size: 10 };

test('a text that fits is kept', () => {
  expect(fitText('Kimi-K2.6', style, 100)).toBe('Kimi-K2.6');
});

test.each(['Kimi-K2.6-Instruct-FP8', '中文模型名称很长很长很长', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 'e\u0301'.repeat(30)])(
  '%s is cut with an ellipsis, between whole letters',
  (text) => {
    const cut = fitText(text, style, 60);
    expect(cut.endsWith('…')).toBe(true);
    expect(text.startsWith(cut.slice(0, -1))).toBe(true);
    expect(textWidth(cut, style)).toBeLessThanOrEqual(60);
    expect(cut.isWellFormed()).toBe(true);
    expect(text.slice(cut.length - 1)).not.toMatch(/^[\u0301\u200D]/);
  },
);

test('characters that are spelt out take the room of their spelling', () => {
  expect(textWidth('\u202E', style)).toBeGreaterThanOrEqual(textWidth('[U+1]', style));
});

test('keeps words and cells whole, and breaks a word that is longer than a line', () => {
  expect(wrapText('from 8K × 1 to 16K × 2', { size: 10, room: 50, most: 9 })).toEqual([
    'from',
    '8K × 1 to',
    '16K × 2',
  ]);
  const path = wrapText('/very/long/path/to/a/model', { size: 10, room: 60, most: 9 });
  expect(path.join('')).toBe('/very/long/path/to/a/model');
  expect(path.every((line) => textWidth(line, style) <= 60)).toBe(true);
});

test('the last line that is allowed says that there is more', () => {
  const lines = wrapText('one two three four five', { size: 10, room: 45, most: 2 });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
});

test('a size shrinks until the text fits, not below the least', () => {
  expect(sizeThatFits('8K', { size: 20, least: 5 }, 100)).toBe(20);
  const size = sizeThatFits('1,424.3', { size: 20, least: 5 }, 40);
  expect(textWidth('1,424.3', { size })).toBeCloseTo(40);
  expect(sizeThatFits('1,424.3', { size: 20, least: 12 }, 10)).toBe(12);
});
