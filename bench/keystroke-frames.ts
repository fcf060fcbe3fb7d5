import { chromium, type Locator } from '@playwright/test';
import { findBrowser } from '../tests/site/find-browser.ts';
import { serveFolder } from './serve-folder.ts';
import { median } from './median.ts';

const TYPED = 'qwen3 h200 fp8';

/** From a keystroke to the end of the frame that answers it, in ms, the median of several. */
export interface KeystrokeFrames {
  /** In the search field of a built site's index. */
  readonly search: number;
  /** In a field on a page that holds nothing else. */
  readonly empty: number;
}

/** Types into the index of a built site, in a real browser without a window. */
export async function keystrokeFrames(folder: string): Promise<KeystrokeFrames> {
  const server = await serveFolder(folder);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.setContent('<input type="search">');
    const empty = await medianFrame(page.getByRole('searchbox'));
    await page.goto(`${server.address}/`, { waitUntil: 'networkidle' });
    const field = page.getByRole('searchbox').first();
    // The first letter has all runs fetched.
    await field.pressSequentially('a');
    await page.waitForLoadState('networkidle');
    return { search: await medianFrame(field), empty };
  } finally {
    await browser.close();
    server.close();
  }
}

async function medianFrame(field: Locator): Promise<number> {
  const frames = await field.evaluate(async (input: HTMLInputElement, typed) => {
    const taken: number[] = [];
    for (let length = 1; length <= typed.length; length += 1) {
      const start = performance.now();
      input.value = typed.slice(0, length);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((resolve) => {
        requestAnimationFrame(() => {
          // A message comes after the frame is laid out and painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      });
      taken.push(performance.now() - start);
    }
    return taken;
  }, TYPED);
  return median(frames);
}
