import { expect, type Page } from '@playwright/test';
import { pathOf, textsOf, type Locale, type OpenDays } from './booking-steps.ts';
import { walk } from './booking-walk.ts';
import { startScript } from './visitor-browser.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };

export type State =
  | 'home'
  | 'island'
  | 'timetable'
  | 'timetable-day'
  | 'price-list'
  | 'ports'
  | 'site-search'
  | 'statement'
  | 'search'
  | 'sailings'
  | 'travellers'
  | 'travellers-errors'
  | 'confirmation'
  | 'ticket'
  | 'manage'
  | 'cancel'
  | 'cancel-sure';

const READ: readonly [State, path: string][] = [
  ['home', '/'],
  ['island', '/destinations/symi'],
  ['timetable', '/itineraries?line=N1&season=summer'],
  ['price-list', '/price-list'],
  ['ports', '/departure-ports'],
  ['site-search', '/search?q=rhodes'],
];
const forget = { el: el.common.trips.kept.forget, en: en.common.trips.kept.forget };
const statement = { el: '/prosvasimotita', en: '/accessibility' };

/** Looks at the pages of a whole visit: from the home page to the question whether a paid booking really is to be cancelled. */
export async function tour(
  page: Page,
  locale: Locale,
  look: (state: State) => Promise<void>,
  days?: OpenDays,
): Promise<void> {
  const t = textsOf(locale);
  for (const [state, path] of [...READ, ['statement', statement[locale]] as const]) {
    await page.goto(pathOf(locale, path));
    await look(state);
  }
  if (days) {
    await page.goto(pathOf(locale, `/itineraries?from=KOS&date=${days.out}`));
    await look('timetable-day');
  }
  await walk(
    page,
    locale,
    async (step) => {
      // The fields of the search become the pickers of the script.
      if (step === 'search') {
        await startScript(page);
        await expect(page.getByRole('button', { name: t.search.swap })).toBeVisible();
      }
      // What the device remembers is said when its script has looked.
      if (step === 'confirmation' || step === 'manage')
        await expect(page.getByRole('button', { name: forget[locale] })).toBeVisible();
      await look(step);
      if (step === 'travellers') {
        await page.getByRole('button', { name: t.travellers.confirm }).click();
        await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused();
        await look('travellers-errors');
      }
      if (step === 'confirmation') {
        const confirmed = page.url();
        await page.getByRole('link', { name: t.confirmation.ramp }).click();
        await page.waitForURL(/\/booking\/ticket\?ref=/);
        await expect(page.getByRole('button', { name: forget[locale] })).toBeVisible();
        await expect(page.getByText(t.ticket.saved)).toBeVisible();
        await look('ticket');
        await page.goto(confirmed);
      }
    },
    { days },
  );
  await page.getByRole('link', { name: t.mine.cancel }).click();
  await page.waitForURL(/\/booking\/manage\/cancel/);
  await look('cancel');
  await page.getByRole('link', { name: t.mine.confirmCancel }).click();
  await expect(page.getByRole('heading', { name: t.cancel.sureAll })).toBeVisible();
  await look('cancel-sure');
}
