import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import desk from '#desk/messages/el.json' with { type: 'json' };
import words from '#messages/error-page/el.json' with { type: 'json' };
import { HOSTED_SITE } from '#tests/fixtures/hosted-site.ts';
import { seededText } from '#tests/fixtures/seeded.ts';
import { walk } from './booking-walk.ts';
import { test, whileServiceAway } from './hosted-test.ts';
import { editorOf, sessionOf } from './lake-session.ts';

test.setTimeout(240_000);
test.use({ locale: 'el-GR', viewport: { width: 1280, height: 900 } });

const QUESTION = 'faq-how-to-pay';
const kept = ['/', '/en', `/destinations/${seededText('destination-symi', 'permalink_el')}`, '/news'];

test('while the service does not answer, kept pages stay, others say so, and bookings go on', async ({
  page,
}) => {
  for (const path of kept) expect((await page.goto(path))?.status(), path).toBe(200);
  const change = await editorOf(page.request, HOSTED_SITE);
  const token = await sessionOf(page.request, HOSTED_SITE, 'admin@meltemi.example');
  await expect.poll(() => readiness(page)).toEqual([200, 'ready']);
  const before = await publishedSoFar();
  await change({ patch: { id: QUESTION, set: { question_el: 'Είναι καινούργια;' } } });
  await expect.poll(publishedSoFar, { intervals: [50] }).toBeGreaterThan(before);

  await whileServiceAway(async () => {
    for (const path of kept) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    // One was published just before; whether there is the other, only the service knows.
    for (const path of ['/questions', '/den-yparchei']) {
      expect((await page.goto(path))?.status(), path).toBe(500);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    }
    await walk(page, 'el', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    const staff = await page.request.get('/desk/staff/me', { headers: { authorization: `Bearer ${token}` } });
    expect([staff.status(), (await staff.json()).detail]).toEqual([503, desk.answers.unavailable]);
    await expect.poll(() => readiness(page), { timeout: 75_000 }).toEqual([503, 'away']);
    expect((await page.request.get('/api/ready?of=process')).status()).toBe(200);
  });

  await expect.poll(() => readiness(page), { timeout: 30_000 }).toEqual([200, 'ready']);
  await page.goto('/questions');
  await expect(page.getByRole('main')).toContainText('Είναι καινούργια;');
  expect((await page.goto('/den-yparchei'))?.status()).toBe(404);
});

async function readiness(page: Page): Promise<[number, string]> {
  const answer = await page.request.get('/api/ready');
  const { content }: { content: string } = await answer.json();
  return [answer.status(), content];
}

/** How many changes the site was told of. */
async function publishedSoFar(): Promise<number> {
  const log = await readFile(join(process.env.E2E_DATA_DIR ?? '', 'log/site.log'), 'utf8');
  return log.split('\n').filter((line) => line.includes('"published"')).length;
}
