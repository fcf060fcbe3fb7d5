import { expect, test } from 'vitest';
import { badgeMarkdown, pictureMarkdown } from '../../src/share/embed-markdown.ts';
import { kimi } from '../figures/golden-runs.ts';
import { HOSTILE_NAME, hostileRun } from './hostile-run.ts';
import { nodesOf } from './markdown/read-markdown.ts';

const root = 'https://example.org/bench/';
const page = 'https://example.org/bench/runs/kimi-k2.6-h200x8/';

test('a badge is a picture that leads to the page', () => {
  expect(badgeMarkdown(kimi, root)).toBe(
    `[![Kimi-K2.6 · H200 SXM ×8: 398.9 tok/s peak](${page}badge.svg)](${page})`,
  );
});

test('a picture has both themes, its figures as alternative text, and leads to the page', () => {
  expect(pictureMarkdown(kimi, root)).toBe(`<a href="${page}">
<picture>
<source media="(prefers-color-scheme: dark)" srcset="${page}decode-dark.svg">
<img src="${page}decode-light.svg" alt="Decode throughput: Kimi-K2.6 on H200 SXM 141GB ×8, vllm 0.29.0 · INT4 · llm-inference-bench 0.6.2; one request at 8K decodes 26.2 tok/s; peak 398.9 tok/s at 16K × 16 requests; prefill up to 18.7K tok/s at 16K. Cautions: Cliff at 128K; Served under another name; Speculative decoding is on; Eager mode; Prefill without decode at 256K.">
</picture>
</a>`);
});

test('a hostile name stays within the alternative text', () => {
  const model = { ...hostileRun.model, name: HOSTILE_NAME.slice(0, 30) };
  const images = nodesOf(badgeMarkdown({ ...hostileRun, model }, root)).filter(
    ({ type }) => type === 'image',
  );
  expect(images).toMatchObject([{ alt: expect.stringContaining('=A|B `c` **d** _e_ <script>ale') }]);
  const nodes = nodesOf(pictureMarkdown(hostileRun, root));
  expect(nodes.map(({ type }) => type)).toEqual(['root', 'html']);
  expect(pictureMarkdown(hostileRun, root)).not.toContain('<script');
});
