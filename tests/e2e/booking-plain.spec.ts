import { expect, test } from '@playwright/test';
import { textsOf } from './booking-steps.ts';
import { walk, type Step } from './booking-walk.ts';
import { scriptBytes, weighEachPage } from './page-weight.ts';

const KB = 1024;
/** Weight limit of a page where no scripts run: document and styles, compressed. */
const PLAIN = 100 * KB;
/** Scripts that a page references itself, gzip; the framework alone is 136 KB. */
const SCRIPT: Record<Step, number> = {
  search: 190 * KB,
  sailings: 150 * KB,
  // A little more than the others: this step includes the code that confirms an email address. Builds of the same
  // sources differ by some hundred bytes.
  travellers: 154 * KB,
  confirmation: 150 * KB,
  manage: 151 * KB,
};

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const locale of ['el', 'en'] as const) {
  test.describe(`a booking without any script, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('goes from the search to the ticket with at most 100 KB a step; with scripts, no page exceeds its script budget', async ({
      page,
    }) => {
      const weight = await weighEachPage(page);
      const heavy: string[] = [];
      await walk(page, locale, async (step) => {
        const bytes = await weight();
        const script = await scriptBytes(page, await (await page.request.get(page.url())).text());
        const messages = `${step} ${kilobytes(bytes)}, script ${kilobytes(script)}`;
        test.info().annotations.push({ type: 'weight', description: messages });
        if (bytes > PLAIN || script > SCRIPT[step]) heavy.push(messages);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
      expect(heavy).toEqual([]);
      const ticket = page.getByRole('link', { name: textsOf(locale).mine.ticket });
      const answer = await page.request.get((await ticket.getAttribute('href')) ?? '');
      expect((await answer.body()).toString('latin1', 0, 5)).toBe('%PDF-');
    });
  });
}

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;
