import { parseDate } from '@internationalized/date';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { athensDay } from '#foundation/dates/athens.ts';
import { longDayInYear } from '#foundation/dates/format-day.ts';
import { isPseudo, pseudoCatalogue } from '#foundation/text/pseudo.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { violationsOf } from './accessibility.ts';

export type Locale = 'el' | 'en';
const texts = { el, en: isPseudo ? pseudoCatalogue(en) : en };
export const textsOf = (locale: Locale) => texts[locale].common.booking;
export const pathOf = (locale: Locale, path: string) => `${locale === 'en' ? '/en' : ''}${path}`;

/** A day as the booking pages show it: with the year if that isn't this year. */
export const datedDay = (date: string, locale: Locale) =>
  // As the names of elements have it.
  longDayInYear(date, athensDay(new Date()), locale).replaceAll('\u00A0', ' ');

/** «{a}: {b}» as a pattern in which every placeholder matches anything. */
export const like = (message: string) =>
  new RegExp(
    message
      .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\{\w+\}/g, '.+')
      // Texts have non-breaking ones, names of elements don't.
      .replaceAll(/\s/g, String.raw`\s`),
  );

export type OpenDays = { out: string; back: string };
let known: OpenDays | undefined;

/** Deadlines of payment and cancellation lie before a sailing that is this many days away. */
const AHEAD_DAYS = 5;

/**
 * Two days with seats in both directions, in one of the two months that a calendar shows first. Read from the site itself, so that
 * this never goes out of date; once per file.
 */
export async function openDays(page: Page): Promise<OpenDays> {
  return (known ??= await fetchOpenDays(page));
}

/** The same for another party, as in the address of a search. */
export async function fetchOpenDays(page: Page, party = 'adults=2'): Promise<OpenDays> {
  const first = parseDate(athensDay(new Date())).add({ days: AHEAD_DAYS });
  const months = [first, first.add({ months: 1 })].map((day) => day.toString().slice(0, 7));
  const days = async (from: string, to: string): Promise<string[]> => {
    const found: string[] = [];
    for (const month of months) {
      const answer = await page.request.get(
        `/api/booking/calendar?from=${from}&to=${to}&month=${month}&${party}`,
      );
      const { days: offers }: { days: { date: string; state: string }[] } = await answer.json();
      found.push(...offers.filter((day) => day.state === 'open').map((day) => day.date));
    }
    return found.filter((date) => date >= first.toString());
  };
  const [out = ''] = await days('RHO', 'SYM');
  const back = (await days('SYM', 'RHO')).find((day) => day > out) ?? '';
  expect(out, 'a day with places from Rhodes to Symi').not.toBe('');
  expect(back, 'a later day with places from Symi to Rhodes').not.toBe('');
  return { out, back };
}

/** WCAG 2.2 A and AA, without exceptions. */
export async function expectAccessible(page: Page): Promise<void> {
  // After a step within the page, React takes the title away and puts it back, so axe may look in between.
  await expect(page).toHaveTitle(/\S/);
  const violations = await violationsOf(page, { without: ['document-title'] });
  expect(
    violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(' ')}`),
    page.url(),
  ).toEqual([]);
}

/** Chooses the first sailing of each direction and continues to the travellers. */
export async function chooseSailings(page: Page, locale: Locale): Promise<void> {
  const t = textsOf(locale).sailings;
  for (const [direction, chosen] of [
    [t.out, /[?&]go=/],
    [t.back, /[?&]back=/],
  ] as const) {
    const board = page.locator('section', { has: page.getByText(direction, { exact: true }) });
    await board
      .getByRole('link', { name: new RegExp(`^${t.choose}`) })
      .first()
      .click();
    await page.waitForURL(chosen);
  }
  await expect(page.getByText(t.chosen, { exact: true })).toHaveCount(2);
}

export type Traveller = { surname: string; given: string; year: string; gender: 'F' | 'M' };

/** Fills in one passenger, found by the visible legend and labels. */
export async function fillTraveller(
  page: Page,
  locale: Locale,
  number: number,
  who: Traveller,
): Promise<void> {
  const t = textsOf(locale).travellers;
  const group = page.getByRole('group', { name: t.passenger.replace('{number}', String(number)) }).first();
  // Of several passengers one is open at a time; each opens by its line.
  if (!(await group.getByLabel(t.given).isVisible())) await group.locator('summary').first().click();
  await group.getByLabel(t.surname, { exact: true }).fill(who.surname);
  await group.getByLabel(t.given).fill(who.given);
  await group.getByLabel(t.day, { exact: true }).fill('12');
  await group.getByLabel(t.month, { exact: true }).selectOption('9');
  await group.getByLabel(t.year, { exact: true }).fill(who.year);
  await group.getByLabel(t.gender).selectOption({ label: t.genders[who.gender] });
  await group.getByLabel(t.nationality, { exact: true }).selectOption('GR');
}

/** The same reference typed with a Greek keyboard layout. */
export function greekKeyboard(reference: string): string {
  const letters: Record<string, string> = {
    A: 'Α',
    B: 'Β',
    E: 'Ε',
    H: 'Η',
    K: 'Κ',
    M: 'Μ',
    N: 'Ν',
    P: 'Ρ',
    T: 'Τ',
    X: 'Χ',
    Y: 'Υ',
    Z: 'Ζ',
  };
  return [...reference].map((letter) => letters[letter] ?? letter).join('');
}
