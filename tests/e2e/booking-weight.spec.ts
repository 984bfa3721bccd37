import { expect, test } from '@playwright/test';
import { walk, type Step } from './booking-walk.ts';
import { scriptBytes } from './page-weight.ts';

const KB = 1024;
/** Scripts that a page names itself, gzip; the framework alone is 136 KB. */
const LIMITS: Record<Step, number> = {
  search: 190 * KB,
  sailings: 150 * KB,
  travellers: 150 * KB,
  confirmation: 150 * KB,
  manage: 150 * KB,
};

test.use({ locale: 'el-GR' });

test('each page of a booking names no more script than it may', async ({ page }) => {
  const heavy: string[] = [];
  await walk(page, 'el', async (step) => {
    const bytes = await scriptBytes(page, await (await page.request.get(page.url())).text());
    test.info().annotations.push({ type: 'script', description: `${step} ${kilobytes(bytes)}` });
    if (bytes > LIMITS[step]) heavy.push(`${step}: ${kilobytes(bytes)}`);
  });
  expect(heavy).toEqual([]);
});

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;
