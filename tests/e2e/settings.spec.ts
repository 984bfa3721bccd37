import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, openDays, pathOf, textsOf, type Locale } from './booking-steps.ts';
import { HOLD_EXTENSION_MINUTES } from '#contracts/reservations/limits.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };

const texts = { el: el.common.settings, en: en.common.settings };
/** The example operator's link in the footer. */
const footer = { el: 'Μεγαλύτερο κείμενο', en: 'Larger text and help' };

const rootSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

async function save(
  page: Page,
  locale: Locale,
  size: '100' | '125' | '150',
  switches: string[],
): Promise<void> {
  const t = texts[locale];
  await page.getByRole('radio', { name: t.sizes[size] }).check();
  for (const name of switches) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: t.save, exact: true }).click();
}

for (const [locale, width] of [
  ['el', 390],
  ['en', 1440],
] as const)
  test.describe(`settings, ${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('are kept, apply to pages that the server has in memory, and can be taken back', async ({
      page,
    }) => {
      const contact = pathOf(locale, '/contact');
      await page.goto(contact);
      expect(await rootSize(page)).toBe('16px');
      await page.getByRole('contentinfo').getByRole('link', { name: footer[locale] }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts[locale].title })).toBeVisible();
      await expectAccessible(page);
      await save(page, locale, '150', [texts[locale].switches.plain.name]);

      // Back where the visitor came from: a page that is the same for everybody.
      await expect(page).toHaveURL(new RegExp(`${contact}$`));
      expect(await rootSize(page)).toBe('24px');
      await expect(page.locator('html')).toHaveAttribute('data-settings', 'text-150 plain');
      expect(await (await page.request.get(contact)).text()).not.toContain('data-settings="');
      for (const path of ['/', '/contact', '/destinations', '/booking']) {
        await page.goto(pathOf(locale, path));
        expect(await rootSize(page), path).toBe('24px');
        expect(await fits(page), path).toBe(true);
        await expect(page.locator('picture:has(> img[alt=""])').first(), path).toBeHidden();
        // The layout follows the text: a phone's menu at every width.
        await expect(page.getByRole('banner').getByRole('button').last(), path).toBeVisible();
      }
      await expectAccessible(page);

      await page.goto(pathOf(locale, '/settings'));
      await expect(page.getByRole('radio', { name: texts[locale].sizes[150] })).toBeChecked();
      await page.getByRole('checkbox', { name: texts[locale].switches.plain.name }).uncheck();
      await save(page, locale, '100', []);
      await expect(page.getByText(texts[locale].saved)).toBeVisible();
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('ml_settings');
      expect(await rootSize(page)).toBe('16px');
    });
  });

test.describe('settings without script', () => {
  const locale = 'el';
  test.use({ javaScriptEnabled: false, locale: 'el-GR' });

  test('apply to the booking, hold seats longer, offer the call first, and go with the booking', async ({
    page,
  }) => {
    const { out } = await openDays(page);
    const t = textsOf(locale);
    const shared = el.common.deskForm;
    const sailings = pathOf(locale, `/booking/sailings?from=RHO&to=SYM&date=${out}&way=one&adults=1`);
    await page.goto(sailings);
    const link = page.getByRole('link', { name: t.byPhone.link });
    const heading = page.getByRole('heading', { level: 1 });
    const above = async () => {
      const [help, title] = [await link.boundingBox(), await heading.boundingBox()];
      return (help?.y ?? 0) < (title?.y ?? 0);
    };
    expect(await above()).toBe(false);
    await page.getByRole('link', { name: t.byPhone.settings }).click();
    const { time, phone } = texts[locale].switches;
    await save(page, locale, '125', [time.name, phone.name]);

    await expect(page).toHaveURL(new RegExp('/booking/sailings[?]'));
    await expect(page.locator('main > [data-settings]')).toHaveAttribute(
      'data-settings',
      'text-125 time phone',
    );
    expect(await above()).toBe(true);
    await page
      .getByRole('link', { name: new RegExp(`^${t.sailings.choose}`) })
      .first()
      .click();
    await page.getByRole('button', { name: t.sailings.continue }).first().click();
    await expect(page).toHaveURL(/\/booking\/travellers\?ref=/);
    // Its ten more minutes were given at once: none are offered any more.
    await expect(page.getByRole('button', { name: new RegExp(`^${HOLD_EXTENSION_MINUTES} `) })).toHaveCount(
      0,
    );
    await expect(page.getByRole('checkbox', { name: t.needs.large_print })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: t.needs.spoken })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: t.needs.phone_help })).not.toBeChecked();

    await link.click();
    await expect(page.getByLabel(t.byPhone.form.from, { exact: true })).toHaveValue('Ρόδος');
    await page.getByLabel(shared.name).fill('Άννα');
    await page.getByLabel(shared.phone, { exact: true }).fill('6940000000');
    await page.getByRole('button', { name: t.byPhone.form.submit }).click();
    await expect(page.getByRole('heading', { name: t.byPhone.form.sentTitle })).toBeVisible();
  });
});
