import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import process from 'node:process';
import { expect, test } from '@playwright/test';
import { ContentCopy } from '../builds/build-site.ts';

let copy: ContentCopy;
let server: ChildProcess;
let home: string;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port is free'));
        else resolve(address.port);
      });
    });
  });
}

/** Stops the server and what it started. */
function stop({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') server.kill();
  else process.kill(-pid);
}

test.beforeAll(async ({ request }) => {
  test.setTimeout(90_000);
  copy = new ContentCopy();
  const port = await freePort();
  home = `http://localhost:${String(port)}/`;
  server = spawn('astro', ['dev', '--ignore-lock', '--port', String(port)], {
    shell: process.platform === 'win32',
    detached: process.platform !== 'win32',
    stdio: 'ignore',
    env: { ...process.env, CONTENT_DIR: copy.folder },
  });
  await expect
    .poll(async () => (await request.get(home).catch(() => null))?.status(), { timeout: 60_000 })
    .toBe(200);
});

test.afterAll(() => {
  stop(server);
  copy.remove();
});

test('while authoring, a saved document shows at once, and so do its problems until they are fixed', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const document = 'runs/kimi-k2.6-h200x8.txt';
  const revision = page.getByRole('region', { name: 'Engine', exact: true }).getByText('before-release');
  const overlay = page.locator('vite-error-overlay');
  await page.goto(`${home}runs/kimi-k2.6-h200x8/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kimi-K2.6');
  await expect(revision).toBeHidden();

  copy.edit(document, '- Revision\n- main', '- Revision\n- before-release');
  await expect(revision).toBeVisible({ timeout: 20_000 });

  copy.edit(document, '| Sustained decode | 8K | 1 |', '| Sustaned decode | 8K | 1 |');
  await expect(overlay.getByText('Unknown phase "Sustaned decode"').first()).toBeVisible({ timeout: 20_000 });
  await expect(overlay.getByText('kimi-k2.6-h200x8.txt:73:3').first()).toBeVisible();

  copy.edit(document, '| Sustaned decode | 8K | 1 |', '| Sustained decode | 8K | 1 |');
  await expect(overlay).toHaveCount(0, { timeout: 20_000 });
  await expect(revision).toBeVisible();
});
