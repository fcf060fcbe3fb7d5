import { expect, type Page } from '@playwright/test';
import { cellLink } from './decode-matrix.ts';
import { test } from './watched-page.ts';

const address = '/runs/kimi-k2.6-h200x8/';

/** What the cell at 8K and one request shows for each metric. */
const texts = {
  Throughput: '26.2 137 ms',
  'Per request': '27.6 tok/s',
  TTFT: '137 ms',
  'Inter-token latency': '36.2 ms',
};

async function expectMetric(page: Page, choice: keyof typeof texts): Promise<void> {
  await expect(page.getByRole('radio', { name: choice, exact: true })).toBeChecked();
  await expect(cellLink(page, '8K', 1)).toHaveText(texts[choice], { useInnerText: true });
}

test('the switch shows another metric and keeps it in the address', async ({ page }) => {
  await page.goto(address);
  await expectMetric(page, 'Throughput');
  await page.getByRole('radio', { name: 'TTFT' }).click();
  await expectMetric(page, 'TTFT');
  await expect(page).toHaveURL(`${address}?metric=ttft`);
  await page.reload();
  await expectMetric(page, 'TTFT');
  await page.getByRole('radio', { name: 'Throughput' }).click();
  await expectMetric(page, 'Throughput');
  await expect(page).toHaveURL(address);
});

test('the arrow keys change the metric', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('radio', { name: 'Throughput' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectMetric(page, 'Per request');
  await expect(page).toHaveURL(`${address}?metric=per-request`);
  await page.keyboard.press('ArrowLeft');
  await expectMetric(page, 'Throughput');
  await expect(page).toHaveURL(address);
  await page.keyboard.press('ArrowLeft');
  await expectMetric(page, 'Inter-token latency');
  await expect(page).toHaveURL(`${address}?metric=inter-token-latency`);
});

for (const [value, choice] of [
  ['throughput', 'Throughput'],
  ['per-request', 'Per request'],
  ['ttft', 'TTFT'],
  ['inter-token-latency', 'Inter-token latency'],
] as const) {
  test(`an address with metric=${value} shows ${choice}`, async ({ page }) => {
    await page.goto(`${address}?metric=${value}`);
    await expectMetric(page, choice);
    await expect(page.getByText('does not exist')).toBeHidden();
  });
}

test('an unknown metric is said to be unknown until another is chosen', async ({ page }) => {
  await page.goto(`${address}?metric=tpot`);
  await expectMetric(page, 'Throughput');
  const note = page.getByRole('status').filter({ hasText: 'metric' });
  await expect(note).toHaveText(
    'The address asks for the metric “tpot”, which does not exist. There are: throughput, per-request, ttft, inter-token-latency.',
  );
  await page.getByRole('radio', { name: 'TTFT' }).click();
  await expect(note).toBeHidden();
  await expect(page).toHaveURL(`${address}?metric=ttft`);
});

test('choosing a metric leaves the rest of the address alone', async ({ page }) => {
  await page.goto(`${address}?note=1#measurements`);
  await page.getByRole('radio', { name: 'TTFT' }).click();
  await expect(page).toHaveURL(`${address}?note=1&metric=ttft#measurements`);
});

test('the definition and the legend follow the metric', async ({ page }) => {
  await page.goto(address);
  const definition = page.getByText('Output tokens per second of all simultaneous requests together.');
  await expect(definition).toBeVisible();
  await page.getByRole('radio', { name: 'Inter-token latency' }).click();
  await expect(definition).toBeHidden();
  await expect(page.getByText('Median time between two tokens of one request.')).toBeVisible();
  await expect(page.getByText('lower is better').filter({ visible: true })).toHaveText(
    /^101\.1 ms\s*36\.2 ms;/,
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch works by mouse and by keyboard', async ({ page }) => {
    await page.goto(address);
    await expectMetric(page, 'Throughput');
    await page.getByRole('radio', { name: 'TTFT' }).click();
    await expectMetric(page, 'TTFT');
    await page.keyboard.press('ArrowRight');
    await expectMetric(page, 'Inter-token latency');
  });
});
