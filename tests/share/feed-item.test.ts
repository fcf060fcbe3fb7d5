import { expect, test } from 'vitest';
import { feedItem } from '../../src/share/feed-item.ts';
import { standingSentence } from '../../src/share/standing-text.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { measuredCell, syntheticRun } from '../figures/synthetic-run.ts';

test('an entry has the numbers of the run', () => {
  const { title, description, content, measuredAt } = feedItem(inkling, null);
  expect(title).toBe('Inkling-Small on H200 SXM 141GB ×8');
  expect(description).toContain('peak 7,302.0 tok/s at 8K × 128 requests');
  expect(content).toContain(
    '<tr><th>16K</th><td>104.1</td><td>194.3</td><td>364.0</td><td>653.0</td><td>1,221.9</td><td>2,139.7</td><td>3,748.5</td><td>Over capacity</td></tr>',
  );
  expect(content).toContain('<tr><th>16K</th><td>32.0K</td><td>508</td></tr>');
  expect(measuredAt).toBe('2026-09-17T20:47:00Z');
});

test('an entry of a run without measurements has no tables', () => {
  const { content, measuredAt } = feedItem(syntheticRun({}), null);
  expect(content).not.toContain('<table>');
  expect(measuredAt).toBeNull();
});

test('an entry begins with what became of the run', () => {
  const standing = { status: 'superseded', reason: 'Measured again.', successor: kimi.id } as const;
  const { description, content } = feedItem(inkling, standingSentence(standing, kimi.title));
  const sentence = 'Superseded by Kimi-K2.6 on H200 SXM 141GB ×8: Measured again.';
  expect(description.startsWith(`${sentence} Inkling-Small on`)).toBe(true);
  expect(content.startsWith(`<p><strong>${sentence}</strong></p>`)).toBe(true);
});

test.each([
  [
    { status: 'withdrawn', reason: 'Cached prompts.', successor: null } as const,
    null,
    'Withdrawn: Cached prompts.',
  ],
  [
    { status: 'withdrawn', reason: 'Cached prompts.', successor: 'b' } as const,
    'Run B',
    'Withdrawn: Cached prompts. See Run B.',
  ],
])('what became of a run is told with reason and successor: %j', (standing, title, sentence) => {
  expect(standingSentence(standing, title)).toBe(sentence);
});

test('a hostile title and status stay text', () => {
  const cell = measuredCell(8192, 1, { decodeTokPerSec: 5 });
  const run = syntheticRun({
    title: '</title><script>alert("1")</script> & \u202E\u0000',
    decode: [{ ...cell, contextLabel: '8K<img src=x>' }],
  });
  const { title, content } = feedItem(run, null);
  expect(title).toBe('</title><script>alert("1")</script> & [U+202E][U+0000]');
  expect(content).toContain('&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; [U+202E]');
  expect(content).toContain('<th>8K&lt;img src=x&gt;</th>');
  expect(content).not.toMatch(/<(?!\/?(?:p|strong|table|tr|th|td)>)/);
});
