import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';

const ChartSchema = z.object({
  finding: z.string(),
  curves: z.array(
    z.object({
      name: z.string(),
      points: z.array(
        z.object({ x: z.number(), y: z.number(), label: z.string(), marked: z.boolean().optional() }),
      ),
    }),
  ),
});

/** The figure of a chart by the heading that it stands under. */
export function chartFigure(page: Page | Locator, title: string): Locator {
  const heading = page.getByRole('heading', { name: title, exact: true });
  return page.locator('figure').filter({ has: heading });
}

/** What a chart draws, from the JSON that it carries. */
export async function chartData(figure: Locator): Promise<z.infer<typeof ChartSchema>> {
  return ChartSchema.parse(JSON.parse((await figure.locator('script').textContent()) ?? ''));
}
