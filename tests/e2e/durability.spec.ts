import { expect, test } from '@playwright/test';
import { killBackend } from './backend-process.ts';
import { chooseSailings, fillTraveller, openDays, textsOf } from './booking-steps.ts';
import { killSite } from './site-process.ts';
import { beSignedIn, openDocument, publish, textField } from './studio-desk.ts';
import { confirmAddress } from './contact-code.ts';

test.use({ locale: 'el-GR' });
test.setTimeout(180_000);

test('D4: a return booking for two is still there after kill -9 of the backend', async ({ page }) => {
  const t = textsOf('el');
  const { out, back } = await openDays(page);
  await page.goto(`/booking/sailings?from=RHO&to=SYM&date=${out}&return=${back}&adults=2`);
  await chooseSailings(page, 'el');
  await page.getByRole('button', { name: t.sailings.continueLong }).click();
  await page.waitForURL(/\/booking\/travellers/);

  // A hold survives too: the next click just works.
  await killBackend();
  await fillTraveller(page, 'el', 1, { surname: 'Δρακάκη', given: 'Άννα', year: '1979', gender: 'F' });
  await fillTraveller(page, 'el', 2, { surname: 'Δρακάκης', given: 'Μηνάς', year: '1977', gender: 'M' });
  await page.getByRole('textbox', { name: t.travellers.email }).fill('anna@example.gr');
  await confirmAddress(page.context(), 'anna@example.gr');
  await page.getByRole('button', { name: t.travellers.confirm }).click();
  await page.waitForURL(/\/booking\/confirmation\//);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await killBackend();
  const answer = await fetch(
    `${process.env.E2E_BACKEND_URL}/reservations/bookings/${reference}?surname=${encodeURIComponent('δρακακη')}`,
  );
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    reference,
    state: 'confirmed',
    segments: [{ direction: 'A' }, { direction: 'R' }],
    passengers: [{ surname: 'Δρακάκη' }, { surname: 'Δρακάκης' }],
  });
});

// When the site's process died, the whole program ended.
test('the site is there again after kill -9 of its process', async ({ page, baseURL }) => {
  await killSite(baseURL ?? '');
  const answer = await page.goto('/contact');
  expect(answer?.status()).toBe(200);
});

test('B4: a published title is still there after kill -9 of the backend', async ({ browser }) => {
  // The Studio uses the browser's language, and the desk's steps are written for English.
  const page = await browser.newPage({ locale: 'en-GB' });
  await beSignedIn(page, 'editor@meltemi.example');
  await openDocument(page, 'destination', 'destination-tilos');
  const title = textField(page, 'title_el');
  const before = await title.inputValue();
  const after = `${before}, νησί των ορνιθολόγων`;
  await title.fill(after);
  await publish(page);

  await killBackend();
  const visitor = await browser.newPage({ locale: 'el-GR' });
  await visitor.goto('/destinations/tilos');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(after);

  await openDocument(page, 'destination', 'destination-tilos');
  await expect(title).toHaveValue(after);
  await title.fill(before);
  await publish(page);
  await page.close();
  await visitor.close();
});
