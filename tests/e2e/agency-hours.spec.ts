import { expect, test, type Page } from '@playwright/test';
import el from '#messages/el.json' with { type: 'json' };
import studio from '#studio/messages/en.json' with { type: 'json' };
import { editorOf } from './lake-session.ts';
import { beSignedIn, openDocument } from './studio-desk.ts';

// From a text to hours by weekday, as an editor of an installation that is older than the hours goes (docs/decisions/116-opening-hours.md).
test.use({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } });

const ID = 'agency-test-hours';
const TEXT = 'Καθημερινές 08:00 – 12:00';
const agency = {
  _id: ID,
  _type: 'agency',
  title_el: 'Πρακτορείο Δοκιμή',
  title_en: 'Test Ferry Agency',
  city_el: 'Ρόδος',
  city_en: 'Rhodes Town',
  island: 'rhodes',
  address_el: 'Στο λιμάνι',
  address_en: 'At the harbour',
  phone: '+30 22410 00099',
  hours_el: TEXT,
  hours_en: 'Weekdays 08:00 – 12:00',
};
const span = (key: string, days: number[], opens: string, closes: string) => ({
  _key: key,
  _type: 'openingSpan',
  days,
  opens,
  closes,
});

/** Opens the page until what was published is on it. */
async function seeOnPage(page: Page, check: (row: ReturnType<Page['locator']>) => Promise<void>) {
  await expect(async () => {
    await page.goto('/agencies#rhodes');
    await check(page.getByRole('listitem').filter({ hasText: agency.title_el }));
  }).toPass({ timeout: 30_000 });
}

test('an agency’s text is shown until an editor enters its hours, and then beside them', async ({
  page,
  baseURL,
}) => {
  const mutate = await editorOf(page.request, new URL(baseURL ?? '').origin);
  await page.clock.setFixedTime('2026-11-30T08:30:00Z');
  await mutate({ createOrReplace: agency });
  try {
    await seeOnPage(page, async (row) => {
      await expect(row).toContainText(TEXT, { timeout: 1_000 });
      await expect(row.locator('[data-tone]')).toHaveCount(0);
    });
    const week = [span('a', [1, 2, 3], '08:00', '12:00'), span('b', [4, 5], '08:00', '12:00')];
    const note = 'Και πριν από κάθε πλοίο';
    await mutate({ patch: { id: ID, set: { week, hours_el: note } } });
    await seeOnPage(page, async (row) => {
      await expect(row).toContainText(note, { timeout: 1_000 });
      await expect(row).toContainText('Δευτέρα έως Παρασκευή 08:00\u00a0–\u00a012:00');
      await expect(row).toContainText(
        el.common.agencies.hours.closed.replace('{days}', 'Σάββατο και Κυριακή'),
      );
      await expect(row).toContainText(el.common.agencies.hours.state.openUntil.replace('{time}', '12:00'));
    });
  } finally {
    await mutate({ delete: { id: ID } });
  }
});

test('the Studio says what is wrong with hours, in plain words', async ({ page, baseURL }) => {
  const mutate = await editorOf(page.request, new URL(baseURL ?? '').origin);
  const week = [span('a', [1, 2], '08:00', '14:00'), span('b', [2], '13:00', '9')];
  const draft = { ...agency, _id: `drafts.${ID}`, week: [...week, span('c', [2], '13:00', '18:00')] };
  await mutate({ createOrReplace: draft });
  try {
    await beSignedIn(page, 'editor@meltemi.example');
    await openDocument(page, 'agency', ID);
    await page.getByRole('button', { name: 'Validation', exact: true }).click();
    const { hoursOverlap, hoursAreInTheWeek, writeATime } = studio.validation;
    const tuesday = hoursOverlap.replace('{day}', studio.documents.tuesday);
    for (const text of [tuesday, hoursAreInTheWeek, writeATime])
      await expect(page.getByText(text).first()).toBeVisible();
  } finally {
    await mutate({ delete: { id: `drafts.${ID}` } });
  }
});
