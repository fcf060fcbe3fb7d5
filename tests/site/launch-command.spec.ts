import { expect, type Locator, type Page } from '@playwright/test';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { test } from './watched-page.ts';

function launchCommand(page: Page): Locator {
  return page.getByRole('region', { name: 'Launch command', exact: true });
}

for (const run of [kimi, inkling]) {
  test.describe(run.title, () => {
    test('the launch command stands there verbatim, a flag on each line', async ({ page }) => {
      await page.goto(`/runs/${run.id}/`);
      const code = launchCommand(page).getByRole('code').first();
      expect(await code.evaluate((element) => element.textContent)).toBe(run.launchCommand);
      const lines = await code.locator('.line').allInnerTexts();
      expect(lines[0]).toMatch(/^env .+ serve [\w./-]+\s*$/);
      for (const line of lines.slice(1)) expect(line).toMatch(/^--[a-z_.-]+/);
    });

    test('one click copies the launch command verbatim', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`/runs/${run.id}/`);
      await launchCommand(page).getByRole('button', { name: 'Copy launch command' }).click();
      await expect(launchCommand(page).getByRole('status')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(run.launchCommand);
    });
  });
}

test('the table of flags takes the launch command apart', async ({ page }) => {
  await page.goto('/runs/kimi-k2.6-h200x8/');
  const table = page.getByRole('region', { name: 'Variables and flags' }).getByRole('table');
  await expect(table).toBeHidden();
  await page.getByText('Variables and flags as a table').click();
  await expect(table.getByRole('row')).toHaveText(
    [
      'Kind Name Value',
      'Wrapper env —',
      'Variable FLASH_ATTENTION_CUTE_DSL_CACHE_ENABLED 1',
      'Variable VLLM_ENGINE_READY_TIMEOUT_S 3600',
      'Program $HOME/env_h200-glm53-vllm-v0290/bin/vllm —',
      'Subcommand serve —',
      'Argument moonshotai/Kimi-K2.6 —',
      'Flag --served-model-name nvidia/Kimi-K2.6-DFlash',
      'Flag --trust-remote-code —',
      'Flag --tensor-parallel-size 8',
      'Flag --reasoning-parser kimi_k2',
      'Flag --enable-auto-tool-choice —',
      'Flag --tool-call-parser kimi_k2',
      'Flag --max-model-len 262144',
      'Flag --gpu-memory-utilization 0.81',
      'Flag --host 0.0.0.0',
      'Flag --port 8000',
      'Flag --api-key <redacted>',
      'Flag --enforce-eager —',
      'Flag --max-num-batched-tokens 16384',
      'Flag --speculative-config.method dflash',
      'Flag --speculative-config.model nvidia/Kimi-K2.6-DFlash',
      'Flag --speculative-config.num_speculative_tokens 8',
    ].map((row) => row.replace(/^(\S+) (\S+) (\S+)$/, '$1\t$2\t$3')),
    { useInnerText: true },
  );
});
