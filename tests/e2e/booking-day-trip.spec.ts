import { expect, test } from '@playwright/test';
import { formatPrice } from '#foundation/money/price.ts';
import { expectAccessible, fillTraveller, textsOf } from './booking-steps.ts';
import { dayTrip, takeLowPrices } from './day-trip.ts';
import { hold, onFoot, openIn, release } from './sold-booking.ts';
import { confirmAddress } from './contact-code.ts';

const t = textsOf('el').travellers;
const stella = { surname: 'Κουτσούκου', given: 'Στέλλα', year: '1975', gender: 'F' } as const;

test.use({ locale: 'el-GR', viewport: { width: 390, height: 844 } });

test('D2 D8 a price that rose while details were typed is shown first and accepted by a second press', async ({
  page,
  context,
}) => {
  const trip = await dayTrip();
  const held = await hold(trip.segments, onFoot);
  await openIn(context, held);
  await page.goto(`/booking/travellers?ref=${held.reference}`);
  await fillTraveller(page, 'el', 1, stella);
  await page.getByRole('textbox', { name: t.email }).fill('stella@example.gr');
  await confirmAddress(context, 'stella@example.gr');
  // The hold expires, and others buy the cheap tickets of the day.
  await release(held);
  const others = await takeLowPrices(trip.segments);
  try {
    await page.getByRole('button', { name: t.confirm }).click();
    await page.getByRole('button', { name: t.reholdAndConfirm }).click();
    const [was, now] = [formatPrice(trip.totalCents, 'el'), formatPrice(others.totalCents, 'el')];
    const notice = page.getByRole('alert').filter({ hasText: t.problem.price.title });
    await expect(notice).toContainText(t.problem.price.now.replace('{was}', was).replace('{now}', now));
    await expect(page.getByRole('textbox', { name: t.email })).toHaveValue('stella@example.gr');
    await expectAccessible(page);

    await page.getByRole('button', { name: t.reholdAt.replace('{price}', now) }).click();
    await page.waitForURL(/\/booking\/confirmation\//);
    await expect(page.getByText(`${stella.given} ${stella.surname}`).first()).toBeVisible();
    await expect(page.getByText(now, { exact: true }).first()).toBeVisible();
  } finally {
    await others.giveBack();
  }
});
