import { expect, test } from '@playwright/test';
import {
  chooseSailings,
  expectAccessible,
  fillTraveller,
  greekKeyboard,
  like,
  openDays,
  pathOf,
  textsOf,
} from './booking-steps.ts';
import type { Locale } from './booking-steps.ts';
import { confirmAddress } from './contact-code.ts';

const maria = { surname: 'Καραγιάννη', given: 'Μαρία', year: '1988', gender: 'F' } as const;
const nikos = { surname: 'Αντωνίου', given: 'Νίκος', year: '1985', gender: 'M' } as const;

for (const locale of ['el', 'en'] as const satisfies Locale[]) {
  const t = textsOf(locale);

  test.describe(`D1 booking Rhodes – Symi and back for two, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('from the search form to the confirmation, and found again by reference and surname', async ({
      page,
    }) => {
      const { out, back } = await openDays(page);
      await page.goto(pathOf(locale, `/booking?from=RHO&date=${out}&return=${back}&adults=2`));
      await page.getByRole('button', { name: new RegExp(`^${t.search.to}`) }).click();
      // Greeklish on purpose: people without a Greek keyboard must find the port.
      await page.getByRole('combobox', { name: t.search.typePort }).fill('simi');
      await page.getByRole('option').first().click();
      await page.getByRole('button', { name: t.search.submit, exact: true }).click();

      await page.waitForURL(/\/booking\/sailings/);
      await chooseSailings(page, locale);
      const total = await page
        .getByRole('complementary', { name: t.summary.title })
        .getByText(/€/)
        .last()
        .innerText();
      await page.getByRole('button', { name: t.sailings.continueLong }).click();

      await page.waitForURL(/\/booking\/travellers/);
      await expect(page).toHaveTitle(t.travellers.title);
      await expect(page.getByRole('timer')).toBeVisible();
      await fillTraveller(page, locale, 1, maria);
      await fillTraveller(page, locale, 2, nikos);
      await page.reload();
      const first = page
        .getByRole('group', { name: t.travellers.passenger.replace('{number}', '1') })
        .first();
      await expect(first.getByLabel(t.travellers.surname)).toHaveValue(maria.surname);
      await page.getByRole('textbox', { name: t.travellers.email }).fill('maria@example.gr');
      await confirmAddress(page.context(), 'maria@example.gr');
      await page.getByRole('button', { name: t.travellers.confirm }).click();

      await page.waitForURL(/\/booking\/confirmation\//);
      await expect(page.getByRole('heading', { level: 1, name: t.confirmation.heading })).toBeVisible();
      await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(t.confirmation.deadline, { exact: true })).toBeVisible();
      await expectAccessible(page);

      const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await page.context().clearCookies();
      await page.goto(pathOf(locale, '/booking/manage'));
      await page.getByLabel(t.manage.reference).fill(greekKeyboard(reference).toLowerCase());
      await page.getByLabel(t.manage.surname).fill('καραγιαννη');
      await page.getByRole('button', { name: t.manage.submit }).click();
      await page.waitForURL(/\/booking\/manage\?ref=/);
      await expect(page.getByText(`${maria.given} ${maria.surname}`).first()).toBeVisible();
    });

    test('errors are summarised, link to their fields and lose nothing', async ({ page }) => {
      const { out, back } = await openDays(page);
      const query = `from=RHO&to=SYM&date=${out}&return=${back}&adults=2`;
      await page.goto(pathOf(locale, `/booking/sailings?${query}`));
      await chooseSailings(page, locale);
      await page.getByRole('button', { name: t.sailings.continueLong }).click();
      await page.waitForURL(/\/booking\/travellers/);
      await fillTraveller(page, locale, 1, maria);
      const first = page
        .getByRole('group', { name: t.travellers.passenger.replace('{number}', '1') })
        .first();
      await first.getByLabel(t.travellers.day, { exact: true }).fill('31');
      await page.getByRole('button', { name: t.travellers.confirm }).click();

      const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(t.travellers.titleWithError.replace('{title}', t.travellers.title));
      await summary.getByRole('link', { name: new RegExp(t.travellers.error.birthImpossible) }).click();
      await expect(first.getByLabel(t.travellers.day, { exact: true })).toBeFocused();
      await expect(first.getByLabel(t.travellers.day, { exact: true })).toHaveValue('31');
      await expect(first.getByLabel(t.travellers.surname)).toHaveValue(maria.surname);
      await expect(first.getByLabel(t.travellers.gender)).toHaveValue('F');

      // A field that was corrected and left isn't wrong any more.
      await first.getByLabel(t.travellers.day, { exact: true }).fill('12');
      await first.getByLabel(t.travellers.given, { exact: true }).focus();
      await expect(
        summary.getByRole('link', { name: new RegExp(t.travellers.error.birthImpossible) }),
      ).toHaveCount(0);
      await expect(first.getByLabel(t.travellers.day, { exact: true })).not.toHaveAttribute('aria-invalid');
    });
  });
}

test.describe('D1 without any script', () => {
  test.use({ javaScriptEnabled: false, locale: 'el-GR' });
  const t = textsOf('el');

  test('the same booking works with only links and forms', async ({ page }) => {
    const { out, back } = await openDays(page);
    await page.goto('/booking');
    await page.getByLabel(t.search.from, { exact: true }).selectOption('RHO');
    await page.getByLabel(t.search.to, { exact: true }).selectOption('SYM');
    await page.getByLabel(t.search.date, { exact: true }).fill(out);
    await page.getByLabel(t.search.return, { exact: true }).fill(back);
    await page.getByRole('button', { name: t.search.submit, exact: true }).click();
    await page.waitForURL(/\/booking\/sailings/);
    await chooseSailings(page, 'el');
    await page.getByRole('button', { name: t.sailings.continueLong }).click();

    await page.waitForURL(/\/booking\/travellers/);
    const first = page.getByRole('group', { name: t.travellers.passenger.replace('{number}', '1') }).first();
    await first.getByLabel(t.travellers.surname).fill(maria.surname);
    const longer = page.getByRole('button', { name: /^10 / });
    await longer.click();
    await expect(longer).toHaveCount(0);
    await expect(first.getByLabel(t.travellers.surname)).toHaveValue(maria.surname);
    await page.getByRole('button', { name: t.travellers.confirm }).click();
    await expect(page.getByText(t.travellers.error.gender).first()).toBeVisible();
    await expect(page).toHaveTitle(t.travellers.titleWithError.replace('{title}', t.travellers.title));
    await expect(first.getByLabel(t.travellers.surname)).toHaveValue(maria.surname);

    await fillTraveller(page, 'el', 1, maria);
    await page.getByRole('textbox', { name: t.travellers.email }).fill('maria@example.gr');
    await confirmAddress(page.context(), 'maria@example.gr');
    await page.getByRole('button', { name: t.travellers.confirm }).click();
    await page.waitForURL(/\/booking\/confirmation\//);
    await expect(page.getByRole('heading', { level: 1, name: t.confirmation.heading })).toBeVisible();
  });

  test('an incomplete search returns with its values', async ({ page }) => {
    await page.goto('/booking/sailings?from=RHO&date=2020-01-01');
    await page.waitForURL(/\/booking\?/);
    await expect(page.getByLabel(t.search.from, { exact: true })).toHaveValue('RHO');
    await expect(page.getByText(like(t.search.missing))).toBeVisible();
  });
});

test('A3 the language switch keeps the search', async ({ page }) => {
  const { out } = await openDays(page);
  await page.goto(`/booking/sailings?from=RHO&to=SYM&date=${out}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: textsOf('el').frame.en }).click();
  await page.waitForURL(/\/en\/booking\/sailings\?.*to=SYM/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Symi');
});
