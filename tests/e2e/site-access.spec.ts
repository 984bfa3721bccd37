import { expect, test } from '@playwright/test';
import { violationsOf } from './accessibility.ts';

test.use({ locale: 'el-GR', contextOptions: { reducedMotion: 'reduce' } });

// sweep.spec.ts checks the pages of the sitemap; these aren't in it.
const PAGES = ['/nope', '/en/nope', '/booking/manage'];

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of PAGES)
      test(`${path} has no serious violation and no sideways scroll`, async ({ page }) => {
        await page.goto(path);
        const violations = await violationsOf(page, { more: ['best-practice'] });
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        const found = serious.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`,
        );
        expect(found).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
  });
