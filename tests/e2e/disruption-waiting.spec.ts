import { expect, test } from '@playwright/test';
import type { Party } from '#contracts/reservations/index.ts';
import { clock, longDay } from '#foundation/dates/format-day.ts';
import { expectAccessible, like, pathOf, textsOf } from './booking-steps.ts';
import { cancelSailing, openWays, sell } from './counter.ts';
import { takeAllCars } from './reservation-service.ts';
import { codeSentTo } from './contact-code.ts';

const maria = { surname: 'Παππά', given: 'Μαρία', birthDate: '1991-04-20', gender: 'F' } as const;
const alone: Party = { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] };
const withCar: Party = {
  ...alone,
  passengers: [...alone.passengers, { category: 'ADT' }],
  vehicles: [{ category: 'CAR1' }],
};

test.use({ viewport: { width: 390, height: 844 } });

for (const { locale, hasScript } of [
  { locale: 'el', hasScript: true },
  { locale: 'en', hasScript: false },
] as const) {
  const t = textsOf(locale);

  test.describe(`D5 D6 when a ship does not sail or is full, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB', javaScriptEnabled: hasScript });

    test(`another ship is offered and chosen, ${hasScript ? 'with' : 'without'} script`, async ({ page }) => {
      const { journeys } = await openWays([{ from: 'RHO', to: 'SYM', afterDays: 0 }], alone, 75);
      const [[ship] = []] = journeys;
      if (!ship) throw new Error('no ship');
      const { reference } = await sell([ship], [maria], alone);
      await cancelSailing(ship.legs[0]?.sailingId ?? '');
      await page.goto(pathOf(locale, '/booking/manage'));
      await page.getByLabel(t.manage.reference).fill(reference);
      await page.getByLabel(t.manage.surname).fill(maria.surname);
      await page.getByRole('button', { name: t.manage.submit }).click();
      await expect(page.getByRole('heading', { name: t.disruption.effect.cancelled })).toBeVisible();

      await page.getByRole('link', { name: t.disruption.choose }).click();
      await expect(
        page.getByText(locale === 'el' ? 'Λόγω ισχυρών ανέμων.' : 'Because of strong winds.').first(),
      ).toBeVisible();
      // The refund is one of the options, with its law, and needs one more press.
      await expect(page.getByText(/1177\/2010/).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: like(t.disruption.refundTitle) })).toBeVisible();
      if (hasScript) await expectAccessible(page);
      const offer = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: like(t.disruption.takeOf) }) })
        .first();
      const day = await offer.locator('p').first().innerText();
      const text = (await offer.locator('.num').first().textContent()) ?? '';
      const [times = ''] = /^[\d:]+\s–\s[\d:]+/u.exec(text) ?? [];
      await offer.getByRole('button').click();
      await expect(page.getByRole('heading', { name: t.mine.note.rebooked.title })).toBeVisible();
      expect(times).not.toBe('');
      await expect(page.getByText(times).first()).toBeVisible();
      // Another day's ship may have the same times.
      const isSameDay = day.includes(longDay(ship.departsAt, locale));
      const hasSameTimes =
        times.split(/\s/u).join('') === `${clock(ship.departsAt)}–${clock(ship.arrivesAt)}`;
      expect(isSameDay && hasSameTimes).toBe(false);
    });

    test(`without a sailing, the page says how to join a list, ${hasScript ? 'with' : 'without'} script`, async ({
      page,
    }) => {
      await page.goto(pathOf(locale, '/booking/waiting'));
      await expect(page.getByRole('heading', { name: t.waiting.how.title })).toBeVisible();
      await expect(page.getByText(t.sailings.notify)).toBeVisible();
      if (hasScript) await expectAccessible(page);
      await page.getByRole('link', { name: t.waiting.how.search }).click();
      await page.waitForURL(/\/booking$/);
    });

    test(`a party waits, and takes the seats that come free, ${hasScript ? 'with' : 'without'} script`, async ({
      page,
    }) => {
      const { dates, journeys } = await openWays([{ from: 'RHO', to: 'KOS', afterDays: 0 }], withCar, 90);
      const [[ship] = []] = journeys;
      if (!ship) throw new Error('no ship');
      const release = await takeAllCars(ship);
      const search = `from=RHO&to=KOS&date=${dates[0]}&adults=2&vehicles=CAR1&trip=${ship.legs[0]?.tripId}`;
      // The ship is there, only its deck is full: not “no sailings”. Other ships of the day may stand differently.
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(pathOf(locale, `/booking/sailings?${search}`));
      const soFar = page.getByRole('complementary', { name: t.summary.title });
      await expect(soFar).toContainText(
        new RegExp(`${t.sailings.state['no-vehicles']}|${t.sailings.noneToChoose}`),
      );
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pathOf(locale, `/booking/waiting?${search}`));
      await expect(page.getByRole('heading', { name: t.waiting.heading })).toBeVisible();
      // The ship comes before the form on a phone, and beside it where there is room.
      const card = page.getByRole('complementary', { name: t.waiting.ship });
      const email = page.getByLabel(t.waitingForm.email);
      await expect(card).toContainText(clock(ship.departsAt));
      const edges = async () => [await card.boundingBox(), await email.boundingBox()] as const;
      const [shipOnPhone, emailOnPhone] = await edges();
      expect((shipOnPhone?.y ?? 0) + (shipOnPhone?.height ?? 0)).toBeLessThan(emailOnPhone?.y ?? 0);
      await page.setViewportSize({ width: 1440, height: 900 });
      const [shipBeside, emailBeside] = await edges();
      expect(shipBeside?.x ?? 0).toBeGreaterThan((emailBeside?.x ?? 0) + (emailBeside?.width ?? 0));
      expect(shipBeside?.y ?? 900).toBeLessThan(200);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: t.waitingForm.submit }).click();
      await expect(page.getByRole('link', { name: t.waitingForm.error.contact })).toBeVisible();
      if (hasScript) await expectAccessible(page);
      const address = `waiting.${hasScript ? 'script' : 'plain'}.${locale}@example.gr`;
      await page.getByLabel(t.waitingForm.email).fill(address);
      await page.getByRole('button', { name: t.waitingForm.submit }).click();
      await expect(page.getByText(t.contactCode.sent.replace('{address}', address))).toBeVisible();
      if (hasScript) await expectAccessible(page);
      await page.getByLabel(t.contactCode.label, { exact: true }).fill(await codeSentTo(page, address));
      await page.getByRole('button', { name: t.contactCode.waiting.submit }).click();
      await expect(page.getByRole('heading', { name: t.waiting.new.title })).toBeVisible();
      await expect(page.getByText(t.waiting.position)).toBeVisible();
      if (hasScript) await expectAccessible(page);

      // Its own link opens it in another browser, and the token doesn't stay in the address.
      const link = await page.getByRole('link', { name: t.waiting.link }).getAttribute('href');
      await page.context().clearCookies();
      await page.reload();
      await expect(page.getByText(t.waiting.closed.noEntry.title)).toBeVisible();
      await page.goto(link ?? '');
      expect(page.url()).not.toContain('token');
      await expect(page.getByText(t.waiting.position)).toBeVisible();

      await release();
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('heading', { name: t.waiting.state.offered.heading })).toBeVisible({
          timeout: 500,
        });
      }).toPass();
      await page.getByRole('link', { name: t.waiting.offer.take }).click();
      await page.waitForURL(/\/booking\/travellers/);
      expect(page.url()).not.toContain('access');
      await expect(page.getByRole('timer')).toBeVisible();
      await expect(page.getByRole('heading', { name: t.travellers.heading })).toBeVisible();
    });
  });
}
