import { expect } from '@playwright/test';
import { test } from './watched-page.ts';

const hardware = [
  'GPU H200 SXM',
  'GPU count 8',
  'VRAM 1,128 GB (8 × 141 GB)',
  'Type Discrete GPU',
  'OS linux',
];

const panels = [
  { id: 'kimi-k2.6-h200x8', panel: 'Hardware', pairs: hardware },
  {
    id: 'kimi-k2.6-h200x8',
    panel: 'Engine',
    pairs: [
      'Engine vllm 0.29.0',
      'Quantization INT4',
      'Backend cuda',
      'Build cuda-13.2',
      'Repository vllm-project/vllm',
      'Served model nvidia/Kimi-K2.6-DFlash',
      'Revision main',
    ],
  },
  {
    id: 'kimi-k2.6-h200x8',
    panel: 'Run',
    pairs: [
      'Tool llm-inference-bench 0.6.2',
      'Decode test Fixed duration',
      'Prefill Measured during decode warm-up',
      'Time per measurement 30 s',
      'Max output 4,096 tokens',
      'Measured —',
      'Published by —',
    ],
  },
  { id: 'inkling-small-h200x8', panel: 'Hardware', pairs: hardware },
  {
    id: 'inkling-small-h200x8',
    panel: 'Engine',
    pairs: [
      'Engine vllm 0.29.0',
      'Quantization BF16',
      'Backend cuda',
      'Build cuda-13.2',
      'Repository vllm-project/vllm',
      'Served model thinkingmachines/Inkling-Small',
      'Revision main',
    ],
  },
  {
    id: 'inkling-small-h200x8',
    panel: 'Run',
    pairs: [
      'Tool llm-inference-bench 0.6.2',
      'Decode test Fixed duration',
      'Prefill Measured during decode warm-up',
      'Time per measurement 30 s',
      'Max output 4,096 tokens',
      'Measured Sep 17, 2026, 20:47 UTC',
      'Published by keennay',
      'Published via lmx dev import',
    ],
  },
];

for (const { id, panel, pairs } of panels) {
  test(`the panel ${panel} of ${id} holds what was published`, async ({ page }) => {
    await page.goto(`/runs/${id}/`);
    const region = page.getByRole('region', { name: panel, exact: true });
    await expect(region.getByRole('term').locator('..')).toHaveText(pairs, { useInnerText: true });
  });
}

test('the engine’s repository is a link', async ({ page }) => {
  await page.goto('/runs/kimi-k2.6-h200x8/');
  const link = page.getByRole('link', { name: 'vllm-project/vllm' });
  await expect(link).toHaveAttribute('href', 'https://github.com/vllm-project/vllm');
});
