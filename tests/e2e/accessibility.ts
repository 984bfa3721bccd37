import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG_22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 A and AA, without exceptions, and against the rules tagged with `more`. */
export async function violationsOf(page: Page, ...more: string[]) {
  const axe = new AxeBuilder({ page })
    // The default mode is only needed for frames of other origins, which these pages don't have, and opens an extra page each time.
    .setLegacyMode()
    // Naming every element that passes takes longer than checking it.
    .options({ runOnly: { type: 'tag', values: [...WCAG_22, ...more] }, resultTypes: ['violations'] });
  return (await axe.analyze()).violations;
}
