import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { formatPrice } from '#foundation/money/price.ts';
import { sumCents } from '#foundation/money/cents.ts';
import type { Party } from '#contracts/reservations/index.ts';
import { checks } from './criteria.ts';
import { expectAccessible, greekKeyboard, pathOf, textsOf } from './booking-steps.ts';
import type { Locale } from './booking-steps.ts';
import { openWays, sell } from './counter.ts';

const eleni = { surname: 'Χατζηδκάη', given: 'Ελένη', birthDate: '1990-09-12', gender: 'F' } as const;
const petros = { surname: 'Χατζηδάκης', given: 'Πέτρος', birthDate: '1986-03-02', gender: 'M' } as const;
const nikos = { surname: 'Χατζηδάκης', given: 'Νίκος', birthDate: '2025-06-01', gender: 'M' } as const;
const party: Party = {
  passengers: [{ category: 'ADT' }, { category: 'ADT' }, { category: 'INF' }],
  vehicles: [],
  pets: [],
};

test.use({ viewport: { width: 390, height: 844 } });

for (const { locale, hasScript } of [
  { locale: 'el', hasScript: true },
  { locale: 'en', hasScript: false },
] as const) {
  const t = textsOf(locale);

  test.describe(`D5 D8 a paid booking is corrected and partly cancelled, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB', javaScriptEnabled: hasScript });

    test(
      `by its travellers, ${hasScript ? 'with' : 'without'} script`,
      checks('browser', '3.3.4'),
      async ({ page }) => {
        const { journeys } = await openWays(
          [
            { from: 'RHO', to: 'SYM', afterDays: 0 },
            { from: 'SYM', to: 'RHO', afterDays: 4 },
          ],
          party,
          60,
        );
        const chosen = journeys.flatMap(([first]) => first ?? []);
        const { reference, quote } = await sell(chosen, [eleni, petros, nikos], party);
        await lookUp(page, locale, reference);

        // A change to another person is refused with the service's message, and nothing typed is lost.
        const toCorrect = page.getByRole('link', {
          name: nameIn(t.people.correctOf, `${eleni.given} ${eleni.surname}`),
        });
        const nobody = new URL((await toCorrect.getAttribute('href')) ?? '', page.url());
        nobody.searchParams.delete('traveller');
        await page.goto(nobody.href);
        await expect(page).toHaveURL(/\/booking\/manage\?/);
        await toCorrect.click();
        await expect(page.getByLabel(t.correct.surname, { exact: true })).toHaveValue(eleni.surname);
        await page.getByLabel(t.correct.surname, { exact: true }).fill('');
        await page.getByLabel(t.correct.year).fill('1990');
        await page.getByRole('button', { name: t.correct.submit }).click();
        const summary = page.getByRole('alert').filter({ hasText: t.correct.errorTitle });
        await expect(summary.getByRole('link', { name: t.correct.error.surname })).toBeVisible();
        await expect(summary.getByRole('link', { name: t.correct.error.birthIncomplete })).toBeVisible();
        await expect(page.getByLabel(t.correct.year)).toHaveValue('1990');
        await page.getByLabel(t.correct.year).fill('');
        await page.getByLabel(t.correct.surname, { exact: true }).fill('Παπαδημητρίου');
        await page.getByRole('button', { name: t.correct.submit }).click();
        await expect(summary).toContainText(locale === 'el' ? 'άλλο πρόσωπο' : 'another person');
        await expect(page.getByLabel(t.correct.surname, { exact: true })).toHaveValue('Παπαδημητρίου');
        if (hasScript) await expectAccessible(page);
        await page.getByLabel(t.correct.surname, { exact: true }).fill('Χατζηδάκη');
        await page.getByRole('button', { name: t.correct.submit }).click();
        await expect(page.getByRole('heading', { name: t.mine.note.corrected.title })).toBeVisible();
        await expect(page.getByText(`${eleni.given} Χατζηδάκη`).first()).toBeVisible();

        // What cancelling would return is known before it is opened.
        const cancel = page.getByRole('link', { name: t.mine.cancel });
        await expect(page.getByRole('listitem').filter({ has: cancel })).toContainText(
          formatPrice(quote.totalCents, locale),
        );
        await cancel.click();
        const card = page.getByRole('complementary');
        await expect(card).toContainText(formatPrice(quote.totalCents, locale));
        // The whole and its parts can be compared before anything is chosen.
        for (const part of [t.cancel.all, t.cancel.onlyA, t.cancel.onlyR])
          await expect(page.getByRole('link', { name: part })).toContainText('€');
        // One click narrows the selection: only the return, then only one traveller.
        await page.getByRole('link', { name: t.cancel.onlyR }).click();
        await page.waitForURL(/direction=R/);
        // The remaining journey loses the return discount: the page says so and deducts it from the refund.
        await expect(card).toContainText(t.mine.restMore);
        const amounts = [...(await card.innerText()).matchAll(/(\d+)[.,](\d\d)/g)];
        const [refund = 0, cancelled = 0, more = 0] = amounts.map(
          ([, euros, cents]) => Number(euros) * 100 + Number(cents),
        );
        expect(more).toBeGreaterThan(0);
        expect([cancelled, refund + more]).toEqual([quote.segmentCents[1], quote.segmentCents[1]]);
        if (hasScript) await expectAccessible(page);
        await page.getByRole('link', { name: `${petros.given} ${petros.surname}` }).click();
        const own = sumCents(
          quote.lines.filter(({ item }) => item === 'passenger:1').map(({ cents }) => cents),
        );
        const price = formatPrice(own, locale);
        await expect(card).toContainText(price);
        await page.getByRole('link', { name: t.mine.confirmCancel }).click();
        await expect(page.getByRole('heading', { name: t.cancel.surePart })).toBeVisible();
        await page.getByRole('button', { name: nameIn(t.cancel.yesRefund, price) }).click();
        await expect(page.getByRole('heading', { name: t.mine.note.cancelledPart.title })).toBeVisible();
        await expect(page.getByRole('complementary')).toContainText(price);

        // The infant can't stay alone: the service says so, and the other choices stay.
        await page.getByRole('link', { name: t.mine.cancel }).click();
        await page.getByRole('link', { name: `${eleni.given} Χατζηδάκη` }).click();
        const refused = page.getByRole('alert').filter({ hasText: t.cancel.notThis });
        await expect(refused).toContainText(
          locale === 'el' ? 'τουλάχιστον ένας ενήλικας' : 'At least one adult',
        );
        await expect(page.getByRole('link', { name: t.cancel.all })).toBeVisible();
      },
    );
  });
}

/** Both typed with a Greek keyboard layout, in lower case and without accents. */
async function lookUp(page: Page, locale: Locale, reference: string): Promise<void> {
  const t = textsOf(locale);
  await page.goto(pathOf(locale, '/booking/manage'));
  await page.getByLabel(t.manage.reference).fill(greekKeyboard(reference).toLowerCase());
  await page.getByLabel(t.manage.surname).fill('χατζηδακησ');
  await page.getByRole('button', { name: t.manage.submit }).click();
  await page.waitForURL(/\/booking\/manage\?ref=/);
}

function nameIn(message: string, value: string): string {
  return message.replace(/\{\w+\}/, value);
}
