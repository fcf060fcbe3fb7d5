import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds in a part of the page in its present colour scheme, one text for each element; by all rules or some. */
export async function axeViolations(page: Page, part: string, rules?: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'], preload: false })
    // In one step, within the page: no page has frames, and what passed need not travel.
    .setLegacyMode();
  if (rules !== undefined) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}
