import { expect, test } from '@playwright/test';
import { textsOf } from './booking-steps.ts';
import { walk } from './booking-walk.ts';
import { weighEachPage } from './page-weight.ts';

/** What a page may weigh for somebody whose browser runs no scripts: document and style, compressed. */
const LIMIT = 100 * 1024;

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const locale of ['el', 'en'] as const) {
  test.describe(`a booking without any script, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('goes from the search to the ticket, at most 100 KB a step', async ({ page }) => {
      const weight = await weighEachPage(page);
      const heavy: string[] = [];
      await walk(page, locale, async (step) => {
        const bytes = await weight();
        test.info().annotations.push({ type: 'weight', description: `${step} ${kilobytes(bytes)}` });
        if (bytes > LIMIT) heavy.push(`${step}: ${kilobytes(bytes)}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
      expect(heavy).toEqual([]);
      const ticket = page.getByRole('link', { name: textsOf(locale).mine.ticket });
      const answer = await page.request.get((await ticket.getAttribute('href')) ?? '');
      expect((await answer.body()).toString('latin1', 0, 5)).toBe('%PDF-');
    });
  });
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
