import { expect, type Locator, type Page } from '@playwright/test';
import { benchSite, homeOf } from './sites.ts';
import { test } from './watched-page.ts';

const kimi = '/runs/kimi-k2.6-h200x8/';
const inkling = '/runs/inkling-small-h200x8/';

function lens(page: Page): Locator {
  return page.getByRole('region', { name: 'Your workload' });
}

/** What the lens answers, a line for each figure. */
async function expectAnswer(page: Page, lines: readonly string[]): Promise<void> {
  await expect(lens(page).getByRole('term').locator('..')).toHaveText(lines, { useInnerText: true });
}

/** The page with its lens taken over by the script: before, what is typed is not heard. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#workload`, { waitUntil: 'networkidle' });
  await expect(lens(page)).toBeInViewport();
}

async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

const fourWith32K = [
  'Wait for the first token 484 ms',
  'Each person sees 25.9 tok/s about 19.4 words/s',
  'Whole answer after 20 s',
  'All together 98.8 tok/s',
  'Share of the KV cache 34–41 % 133,072 tokens, inferred budget',
  'People who fit at once 9 fit for sure, up to 11 may',
];

for (const { address, people, each } of [
  {
    address: kimi,
    people: '4 fit for sure, up to 5 may',
    each: [
      'Wait for the first token 675 ms',
      'Each person sees 25.0 tok/s about 18.8 words/s',
      'Whole answer after 21 s',
      'All together 96.3 tok/s',
      'Share of the KV cache 67–81 % 264,144 tokens, inferred budget',
    ],
  },
  {
    address: inkling,
    people: '23 fit for sure, up to 31 may',
    each: [
      'Wait for the first token 433 ms',
      'Each person sees 44.2 tok/s about 33.2 words/s',
      'Whole answer after 12 s',
      'All together 176.6 tok/s',
      'Share of the KV cache 13–17 % 264,144 tokens, inferred budget',
    ],
  },
]) {
  test(`“how many 64K users fit?” is answered by keyboard on ${address}`, async ({ page }) => {
    await open(page, address);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(lens(page).getByRole('textbox', { name: 'People' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(lens(page).getByLabel('Prompt tokens')).toBeFocused();
    await typeOver(page, '64K');
    await expectAnswer(page, [...each, `People who fit at once ${people}`]);
    await expect(page).toHaveURL(`${address}?prompt=64K#workload`);
  });
}

test('“what would 4 people with 32K prompts feel?” is answered by keyboard', async ({ page }) => {
  await open(page, kimi);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await typeOver(page, '4');
  await page.keyboard.press('Tab');
  await typeOver(page, '32K');
  await expectAnswer(page, fourWith32K);
  await expect(lens(page).getByText('Decode as measured at 32K × 4.')).toBeVisible();
  // It is the standard workload, which an address leaves out.
  await expect(page).toHaveURL(`${kimi}#workload`);
});

test('without a calculator, the table says how many fit at each measured context', async ({ page }) => {
  await page.goto(kimi);
  const table = page.getByRole('table', { name: 'Requests that fit at once, by context length' });
  await expect(table.locator('tbody').getByRole('row')).toHaveText([
    /8K\s*12,288\s*26 fit for sure, up to 31 may/,
    /16K\s*20,480\s*16 fit for sure, up to 19 may/,
    /32K\s*36,864\s*8 fit for sure, up to 10 may/,
    /64K\s*69,632\s*4 fit for sure, up to 5 may/,
    /128K\s*135,168\s*2 fit, one more does not/,
    /251K\s*261,120\s*1 fits, one more does not/,
  ]);
});

for (const { address, sentence } of [
  {
    address: kimi,
    sentence:
      'Inferred from the matrix: the KV cache holds at least 327,680 tokens, because 16K × 16 ran, and at most 393,215, because 8K × 32 did not fit.',
  },
  {
    address: inkling,
    sentence:
      'Inferred from the matrix: the KV cache holds at least 1,572,864 tokens, because 8K × 128 ran, and at most 2,095,103, because 1019K × 2 did not fit.',
  },
]) {
  test(`the KV-cache bounds stand on ${address} with the cells that set them`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('region', { name: 'What fits', exact: true })).toContainText(sentence);
  });
}

test('the address holds the workload without its defaults, and a reload restores it', async ({ page }) => {
  await open(page, kimi);
  await lens(page).getByRole('textbox', { name: 'People' }).fill('1');
  await lens(page).getByLabel('Prompt tokens').fill('16K');
  await lens(page).getByRole('combobox', { name: 'Prompt is' }).selectOption('cold');
  await lens(page).getByLabel('Answer tokens').fill('1,000');
  const state = '?people=1&prompt=16K&prefix=cold&answer=1%2C000';
  await expect(page).toHaveURL((url) => url.searchParams.toString() === state.slice(1));
  const answer = [
    'Wait for the first token 868 ms',
    'Each person sees 24.9 tok/s about 18.7 words/s',
    'Whole answer after 41 s',
    'All together 23.6 tok/s',
    'Share of the KV cache 4.4–5.3 % 17,384 tokens, inferred budget',
    'People who fit at once 18 fit for sure, up to 22 may',
  ];
  await expectAnswer(page, answer);
  await expect(
    lens(page).getByText('Decode as measured at 16K × 1. Wait from the prefill of 16K.'),
  ).toBeVisible();

  await page.reload();
  await expectAnswer(page, answer);
  await expect(lens(page).getByRole('combobox', { name: 'Prompt is' })).toHaveValue('cold');
  await expect(lens(page).getByLabel('Answer tokens')).toHaveValue('1,000');

  await lens(page).getByLabel('Answer tokens').fill('500');
  await lens(page).getByLabel('Prompt tokens').fill('32K');
  await lens(page).getByRole('textbox', { name: 'People' }).fill('4');
  await lens(page).getByRole('combobox', { name: 'Prompt is' }).selectOption('cached');
  await expect(page).toHaveURL(`${kimi}#workload`);
  await expectAnswer(page, fourWith32K);
});

test('values of the address that say nothing are named, and the standard ones stand', async ({ page }) => {
  await open(page, `${kimi}?prompt=lots&people=0&answer=250`);
  const note = lens(page).getByRole('status');
  await expect(note).toHaveText(
    'The address has no usable value for people, prompt; the standard one stands here.',
  );
  await expect(lens(page).getByLabel('Prompt tokens')).toHaveValue('32K');
  await expect(lens(page).getByRole('textbox', { name: 'People' })).toHaveValue('4');
  await expect(lens(page).getByLabel('Answer tokens')).toHaveValue('250');
  await lens(page).getByLabel('Prompt tokens').fill('64K');
  await expect(note).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.search === '?prompt=64K&answer=250');
});

test('what is typed and is no workload says how to write one', async ({ page }) => {
  await open(page, kimi);
  for (const text of ['', 'many', '0', '1.5']) {
    await lens(page).getByRole('textbox', { name: 'People' }).fill(text);
    await expect(
      lens(page).getByText('Write tokens as “32K” or “500”, and people as a whole number from 1 up.'),
    ).toBeVisible();
    await expect(lens(page).getByRole('term')).toHaveCount(0);
  }
  await lens(page).getByRole('textbox', { name: 'People' }).fill('4');
  await expectAnswer(page, fourWith32K);
});

test('several people with cold prompts get a bound, said to be one', async ({ page }) => {
  await open(page, `${kimi}?prefix=cold`);
  await expectAnswer(page, [
    'Wait for the first token at least 1.9 s a bound: cold prompts wait for one another',
    'Each person sees 25.9 tok/s about 19.4 words/s',
    'Whole answer after at least 21 s',
    ...fourWith32K.slice(3),
  ]);
  await expect(
    lens(page).getByText('Decode as measured at 32K × 4. Wait from the prefill of 32K.'),
  ).toBeVisible();
});

test('between measured cells the answer is interpolated, and says so', async ({ page }) => {
  await open(page, `${kimi}?prompt=24K&people=2`);
  await expect(
    lens(page).getByText('Decode interpolated on log–log axes between 16K × 2 and 32K × 2.'),
  ).toBeVisible();
  // log(24 ÷ 16) ÷ log(32 ÷ 16) = 0.585 of the way from 51.2 to 46.7 tok/s and from 290 to 321 ms.
  await expect(lens(page).getByRole('term').locator('..').nth(3)).toHaveText('All together 48.5 tok/s', {
    useInnerText: true,
  });
  await expect(lens(page).getByRole('term').locator('..').first()).toHaveText(
    'Wait for the first token 308 ms',
    { useInnerText: true },
  );
});

for (const { search, why } of [
  { search: 'prompt=64K&people=6', why: 'At most 5 requests of this size fit into the KV cache.' },
  { search: 'prompt=4K', why: 'Decode was measured from 8K to 251K.' },
  {
    search: 'prompt=512K&people=1',
    why: 'Prompt and answer exceed the 262,144 tokens that the server was launched for.',
  },
  { search: 'prompt=96K&people=1', why: 'Throughput breaks off somewhere between 64K and 128K.' },
  { search: 'prompt=8K&people=20', why: 'Decode was measured with 1 to 16 requests.' },
  { search: 'answer=5000', why: 'The measured answers end at 4,096 tokens.' },
]) {
  test(`beyond what was measured there is no answer, and the reason: ${search}`, async ({ page }) => {
    await open(page, `${kimi}?${search}`);
    await expect(lens(page).getByText('No answer for this workload.')).toBeVisible();
    await expect(lens(page)).toContainText(why);
    // How many fit is known all the same.
    await expect(lens(page).getByRole('term')).toHaveText(['People who fit at once']);
  });
}

test.describe('under a base path', () => {
  test.use({ baseURL: homeOf(benchSite) });

  test('the lens answers and keeps its address', async ({ page }) => {
    await page.goto('runs/kimi-k2.6-h200x8/?people=1#workload', { waitUntil: 'networkidle' });
    await lens(page).getByLabel('Prompt tokens').fill('16K');
    await expect(lens(page).getByText('Decode as measured at 16K × 1.')).toBeVisible();
    await expect(page).toHaveURL('runs/kimi-k2.6-h200x8/?people=1&prompt=16K#workload');
    await expect(lens(page).getByRole('link', { name: 'How' })).toHaveAttribute(
      'href',
      '/bench/methodology/#workload',
    );
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the standard workload is answered in full and no form is shown', async ({ page }) => {
    await page.goto(kimi);
    // Text inside noscript is found by no role or text.
    const example = lens(page).locator('noscript p');
    await expect(example).toBeVisible();
    await expect(example).toHaveText(
      'For 4 people at once with 32K tokens of cached prompt each and answers of 500 tokens:',
    );
    await expectAnswer(page, fourWith32K);
    for (const role of ['textbox', 'combobox'] as const)
      await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('table', { name: /^Requests that fit at once/ })).toBeVisible();
  });
});
