import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './watched-page.ts';

const kimi = 'content/runs/kimi-k2.6-h200x8.txt';
const broken = 'tests/documents/context-in-gb.txt';

async function open(page: Page): Promise<void> {
  await page.goto('/check/', { waitUntil: 'networkidle' });
}

test('a good file is previewed with its heatmap and findings @narrow', async ({ page }) => {
  await open(page);
  await page.getByLabel('Choose files').setInputFiles(kimi);
  await expect(page.getByText('1 file checked: no problems.')).toBeVisible();
  const preview = page.getByRole('region', { name: 'Kimi-K2.6 on H200 SXM 141GB ×8', exact: true });
  await expect(preview.getByRole('cell', { name: '384.7 515 ms' })).toBeVisible();
  await preview.getByText('TTFT', { exact: true }).click();
  await expect(preview.getByRole('cell', { name: '515 ms', exact: true })).toBeVisible();
  await expect(preview.getByText('Cliff at 128K.')).toBeVisible();
  await expect(preview.getByText('48 cells: 20 valid, 28 over capacity')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a problem is told with its line and what to do @narrow', async ({ page }) => {
  await open(page);
  await page.getByLabel('Choose files').setInputFiles([broken, kimi]);
  await expect(page.getByText('2 files checked: 1 problem in 1 file.')).toBeVisible();
  const problem = page.getByRole('region', { name: 'Problem', exact: true }).getByRole('listitem');
  await expect(problem).toContainText('context-in-gb.txt:73:22');
  await expect(problem).toContainText('The Context "8G" is not a context length.');
  await expect(problem).toContainText('Write it like "8K"');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('a corrected file of the same name is read anew', async ({ page }) => {
  await open(page);
  const choose = async (text: string): Promise<void> => {
    await page
      .getByLabel('Choose files')
      .setInputFiles({ name: 'kimi.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  };
  await choose('Speed test matrix\n');
  await expect(page.getByText(/problems in 1 file/)).toBeVisible();
  await choose(readFileSync(kimi, 'utf8'));
  await expect(page.getByText('1 file checked: no problems.')).toBeVisible();
});

test('text can be pasted by keyboard, and emptied again', async ({ page }) => {
  await open(page);
  await page.locator('summary', { hasText: 'Or paste text' }).focus();
  await page.keyboard.press('Enter');
  const result = page.getByRole('textbox', { name: 'Result', exact: true });
  await result.fill(readFileSync(kimi, 'utf8'));
  await expect(page.getByRole('heading', { name: 'Kimi-K2.6 on H200' })).toBeVisible();
  await result.fill('');
  await expect(page.getByText(/file checked/)).toBeHidden();
});

test('a dropped file is read', async ({ page }) => {
  await open(page);
  const transfer = await page.evaluateHandle(
    (text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'kimi.txt', { type: 'text/plain' }));
      return data;
    },
    readFileSync(kimi, 'utf8'),
  );
  await page
    .getByRole('region', { name: 'Drop files here' })
    .dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('1 file checked: no problems.')).toBeVisible();
});

test('nothing leaves the browser: once the readers are here, it works without a network', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel('Choose files').setInputFiles(broken);
  await expect(page.getByText('1 problem in 1 file.')).toBeVisible();

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.context().setOffline(true);
  await page.getByLabel('Choose files').setInputFiles(kimi);
  await expect(page.getByText('1 file checked: no problems.')).toBeVisible();
  expect(requests).toEqual([]);
});

test('no request before that carries anything', async ({ page }) => {
  const bodies: (string | null)[] = [];
  const methods = new Set<string>();
  page.on('request', (request) => {
    bodies.push(request.postData());
    methods.add(request.method());
  });
  await open(page);
  await page.getByLabel('Choose files').setInputFiles(kimi);
  await expect(page.getByText('1 file checked: no problems.')).toBeVisible();
  expect([...methods]).toEqual(['GET']);
  expect(bodies.every((body) => body === null)).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the command that does the same is named', async ({ page }) => {
    await page.goto('/check/');
    await expect(page.locator('noscript code')).toHaveText('npm run check -- FILE');
    await expect(page.getByText('Choose files')).toBeHidden();
  });
});
