import type { Page } from '@playwright/test';
import { chooseSailings, fillTraveller, like, openDays, pathOf, textsOf } from './booking-steps.ts';
import type { Locale, OpenDays } from './booking-steps.ts';

/** The pages of a booking, in the order in which a traveller sees them. */
const steps = ['search', 'sailings', 'travellers', 'confirmation', 'manage'] as const;
export type Step = (typeof steps)[number];

const anna = { surname: 'Μαυρίδη', given: 'Άννα', year: '1992', gender: 'F' } as const;

/**
 * Books Rhodes – Symi and back for one adult, from the search form to the page of the paid booking, with or without
 * scripts. `look` is called on each page. `first` is added to the first address only; `days` are those of the trip.
 */
export async function walk(
  page: Page,
  locale: Locale,
  look: (step: Step) => Promise<void>,
  { first = '', days }: { first?: string; days?: OpenDays | undefined } = {},
): Promise<void> {
  const t = textsOf(locale);
  const { out, back } = days ?? (await openDays(page));
  await page.goto(pathOf(locale, `/booking?from=RHO&to=SYM&date=${out}&return=${back}${first}`));
  await look('search');
  await page.getByRole('button', { name: t.search.submit, exact: true }).click();
  await page.waitForURL(/\/booking\/sailings/);
  await look('sailings');
  await chooseSailings(page, locale);
  await goOn(page, locale);
  await look('travellers');
  await fillTraveller(page, locale, 1, anna);
  await page.getByRole('textbox', { name: t.travellers.email }).fill('anna@example.gr');
  await page.locator('input[name="payment.method"][value="test"]').check();
  await page.getByRole('button', { name: like(t.travellers.pay.test.button) }).click();
  // The test provider's page has no script and isn't a step of ours.
  await page.getByRole('button', { name: /Η πληρωμή εγκρίνεται|The payment is approved/ }).click();
  await page.waitForURL(/\/booking\/confirmation\//);
  await look('confirmation');
  await page.getByRole('main').getByRole('link', { name: t.confirmation.manage }).first().click();
  await page.waitForURL(/\/booking\/manage/);
  await look('manage');
}

/** Holds the chosen seats; the button is in the card on wide screens and in the bar on phones. */
export async function goOn(page: Page, locale: Locale): Promise<void> {
  const { continue: short, continueLong } = textsOf(locale).sailings;
  await page
    .getByRole('button', { name: new RegExp(`^(?:${short}|${continueLong})$`) })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(/\/booking\/travellers/);
}

/** The shortest path to a hold, one-way for one adult; returns its reference. */
export async function hold(page: Page, locale: Locale): Promise<string> {
  const t = textsOf(locale).sailings;
  const { out } = await openDays(page);
  await page.goto(pathOf(locale, `/booking/sailings?from=RHO&to=SYM&date=${out}`));
  await page
    .getByRole('link', { name: new RegExp(`^${t.choose}`) })
    .first()
    .click();
  await page.waitForURL(/[?&]go=/);
  await goOn(page, locale);
  return new URL(page.url()).searchParams.get('ref') ?? '';
}
