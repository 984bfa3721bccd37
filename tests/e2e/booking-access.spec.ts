import { expect, test } from '@playwright/test';
import { axeCriteria } from './accessibility.ts';
import { checks } from './criteria.ts';
import { expectAccessible, like, openDays, pathOf, textsOf } from './booking-steps.ts';
import { openWays } from './counter.ts';
import { hold, onFoot, oneWay, openIn, release } from './sold-booking.ts';

// Every state of every step that an address or a click can produce: Greek on a phone, English on a wide screen.
for (const { locale, width } of [
  { locale: 'el', width: 390 },
  { locale: 'en', width: 1440 },
] as const) {
  const t = textsOf(locale);
  const at = (path: string) => pathOf(locale, path);

  test.describe(`no accessibility violation in any state, ${locale} at ${width} px`, () => {
    test.use({
      locale: locale === 'el' ? 'el-GR' : 'en-GB',
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(
      'the search: every selector open, a field missing, the service unavailable',
      checks('axe', ...axeCriteria),
      async ({ page }) => {
        await page.goto(at('/booking?from=RHO&to=SYM'));
        await expectAccessible(page);
        for (const field of [
          t.search.from,
          t.search.to,
          t.search.date,
          t.search.passengers,
          t.search.vehicles,
        ]) {
          await page
            .getByRole('button', { name: new RegExp(`^${field}`) })
            .first()
            .click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        }
        await page.getByRole('button', { name: t.search.submit, exact: true }).click();
        await expect(page.getByText(like(t.search.missing)).first()).toBeVisible();
        await expectAccessible(page);
      },
    );

    test('the sailings: nothing chosen, all chosen, every refusal, no ship, unknown port', async ({
      page,
    }) => {
      const { out, back } = await openDays(page);
      const trip = `from=RHO&to=SYM&date=${out}&return=${back}`;
      for (const query of [
        trip,
        `${trip}&refused=price_changed&was=100`,
        `${trip}&refused=sold_out`,
        `${trip}&refused=too_many_requests`,
        `${trip}&go=NOPE-1.0.1`,
        'from=RHO&to=SYM&date=2020-01-08',
        `from=RHO&to=XXX&date=${out}`,
      ]) {
        await page.goto(at(`/booking/sailings?${query}`));
        await expectAccessible(page);
      }
    });

    test(
      'the details: empty, with errors, with an expired hold',
      checks('axe', ...axeCriteria),
      async ({ page, context }) => {
        const { journeys } = await openWays([{ from: 'RHO', to: 'SYM', afterDays: 0 }], onFoot, 40);
        const [[ship] = []] = journeys;
        if (!ship) throw new Error('no ship');
        const held = await hold(oneWay(ship), onFoot);
        await openIn(context, held);
        await page.goto(at(`/booking/travellers?ref=${held.reference}`));
        await expectAccessible(page);
        await page.getByRole('button', { name: t.travellers.confirm }).click();
        await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused();
        await expectAccessible(page);
        await release(held);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: t.travellers.expired.title })).toBeVisible();
        await expectAccessible(page);
      },
    );

    test('my booking: the lookup form, empty and with wrong values', async ({ page }) => {
      await page.goto(at('/booking/manage'));
      await expectAccessible(page);
      await page.getByLabel(t.manage.reference).fill('AAAAAAA');
      await page.getByRole('button', { name: t.manage.submit }).click();
      await expect(page.getByText(t.manage.errorTitle.typed)).toBeVisible();
      await expectAccessible(page);
    });
  });
}
