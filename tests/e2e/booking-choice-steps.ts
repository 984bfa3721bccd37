import { expect, type Page } from '@playwright/test';
import { fillTraveller, pathOf, textsOf } from './booking-steps.ts';
import type { Locale } from './booking-steps.ts';
import { releaseHoldOf } from './reservation-service.ts';
import type { CarTrip } from './reservation-service.ts';
import { confirmAddress } from './contact-code.ts';

export const katina = { surname: 'Παπαδοπούλου', given: 'Κατίνα', year: '1979', gender: 'F' } as const;
const t = textsOf('el');

/**
 * Opens the sailings of the day with a party and chooses the first one outbound, and optionally a return two days
 * later.
 */
export async function choose(
  page: Page,
  locale: Locale,
  trip: CarTrip,
  party: string,
  { back = false } = {},
): Promise<void> {
  const texts = textsOf(locale).sailings;
  const query = `from=RHO&to=SYM&date=${trip.date}${back ? `&return=${trip.back}` : ''}&${party}`;
  await page.goto(pathOf(locale, `/booking/sailings?${query}`));
  for (const direction of back ? [texts.out, texts.back] : [texts.out]) {
    const board = page.locator('section', { has: page.getByText(direction, { exact: true }) });
    await board
      .getByRole('link', { name: new RegExp(`^${texts.choose}`) })
      .first()
      .click();
    await expect(board.getByText(texts.chosen, { exact: true })).toBeVisible();
  }
}

/** Continues with the chosen sailings. Returns the reference of the hold. */
export async function hold(page: Page, texts: ReturnType<typeof textsOf>): Promise<string> {
  await page.getByRole('button', { name: texts.sailings.continueLong }).click();
  await page.waitForURL(/\/booking\/travellers\?ref=/);
  return referenceOf(page);
}

export function referenceOf(page: Page): string {
  return new URL(page.url()).searchParams.get('ref') ?? '';
}

/** Restores the inventory. */
export async function releaseHold(page: Page, reference: string): Promise<void> {
  await releaseHoldOf(page.context(), reference);
}

export async function fillIn(page: Page): Promise<void> {
  await fillTraveller(page, 'el', 1, katina);
  await page.getByRole('textbox', { name: t.travellers.email }).fill('katina@example.gr');
  await confirmAddress(page.context(), 'katina@example.gr');
}

export async function expectTyped(page: Page): Promise<void> {
  const first = page.getByRole('group', { name: t.travellers.passenger.replace('{number}', '1') }).first();
  await expect(first.getByLabel(t.travellers.surname)).toHaveValue(katina.surname);
  await expect(first.getByLabel(t.travellers.year, { exact: true })).toHaveValue(katina.year);
  await expect(first.getByLabel(t.travellers.gender)).toHaveValue(katina.gender);
  await expect(page.getByRole('textbox', { name: t.travellers.email })).toHaveValue('katina@example.gr');
}
