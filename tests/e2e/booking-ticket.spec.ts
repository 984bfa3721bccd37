import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import * as v from 'valibot';
import { verifyTicket } from '#contracts/reservations/index.ts';
import messages from '#messages/en.json' with { type: 'json' };
import { openWays, reportDisruption } from './counter.ts';
import { expectAccessible, like, pathOf, textsOf } from './booking-steps.ts';
import { pay, PEOPLE, PLATE, reserve } from './paid-booking.ts';
import { fetchJson, cancelBooking, onFoot, openIn, sell, type Sold } from './sold-booking.ts';

const Jwk = v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: v.string() });
/** Codes for two people and a car on two ships; the pet has none. */
const CODES = 6;
const WEIGHT_LIMIT = 60 * 1024;
const el = textsOf('el');
const en = textsOf('en');

test.use({ viewport: { width: 390, height: 844 }, locale: 'el-GR' });

test.describe('D5 tickets on the screen', () => {
  test('have one code for each traveller and vehicle, signed by the operator, and open full screen', async ({
    page,
    context,
  }) => {
    const booking = await reserve(context);
    await page.goto(`/booking/confirmation/${booking.reference}`);
    await expect(page.locator('[data-ticket]')).toHaveCount(0);
    await expect(page.getByText(el.confirmation.deadline, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await pay(booking);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: el.confirmation.headingPaid })).toBeVisible();
    await expect(page.locator('[data-ticket]')).toHaveCount(CODES);
    // «Αναχωρείτε …, προβλήτα: Κολώνα» was how a form says it.
    await expect(page.getByRole('heading', { level: 2, name: /^Αναχωρείτε από τη Ρόδο, / })).toBeVisible();
    await expect(page.getByRole('img', { name: like(el.confirmation.sketchOthers) })).toContainText('Αιγαίο');
    await expectAccessible(page);

    await page.getByRole('link', { name: el.confirmation.ramp }).click();
    await page.waitForURL(/\/booking\/ticket\?ref=/);
    await expect(page.getByText(el.ticket.pets.replace('{names}', ''))).toHaveCount(2);
    const codes = page.locator('svg[data-ticket]');
    await expect(codes).toHaveCount(CODES);
    const key = await fetchJson('/ticket-key', Jwk);
    const tickets = new Map<number, string>();
    for (const drawing of await codes.all()) {
      const check = await verifyTicket(await read(drawing), key, new Date());
      // Weeks before departure: genuine, but not valid yet.
      expect(check.kind).toBe('too_early');
      if (check.kind !== 'too_early') continue;
      expect(check.ticket.reference).toBe(booking.reference);
      tickets.set(check.ticket.document, check.ticket.initials);
    }
    expect([...tickets.values()].toSorted()).toEqual(['4711', '4711', 'WJ', 'WJ', 'ΧΕ', 'ΧΕ']);
    await expectAccessible(page);

    const name = `${PEOPLE[0]?.given} ${PEOPLE[0]?.surname}`;
    const open = page.getByRole('button', { name: el.ticket.enlarge.replace('{name}', name) }).first();
    await open.focus();
    await page.keyboard.press('Enter');
    const large = page.getByRole('dialog');
    await expect(large).toContainText(el.ticket.bright);
    await expect(large.getByRole('button', { name: el.ticket.close })).toBeFocused();
    const box = await large.boundingBox();
    expect([box?.width, box?.height]).toEqual([390, 844]);
    const inside = await verifyTicket(await read(large.locator('svg')), key, new Date());
    expect(inside.kind).toBe('too_early');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    await expect(open).toBeFocused();

    const dots = page.getByRole('navigation', { name: like(el.ticket.dots) }).first();
    await dots.getByRole('link', { name: new RegExp(PLATE) }).click();
    await expect(codes.nth(2)).toBeInViewport();
    await expect(codes.nth(0)).not.toBeInViewport();
    await expect(dots.getByRole('link', { name: new RegExp(PLATE) })).toHaveAttribute('aria-current', 'true');
  });

  test('have their title and the notice of a test payment apart, and one right edge', async ({
    page,
    context,
  }) => {
    const booking = await reserve(context);
    await page.goto(`/booking/manage?ref=${booking.reference}`);
    await page.getByRole('button', { name: el.payment.test, exact: true }).click();
    await page.getByRole('button', { name: /Η πληρωμή εγκρίνεται/ }).click();
    await page.waitForURL(/\/booking\/confirmation\//);

    // On a tablet both passes stand beside each other; they were one below the other in half of the page.
    await page.setViewportSize({ width: 768, height: 1024 });
    const passes = page
      .getByRole('region', { name: el.mine.tripsTitle })
      .locator('ul')
      .first()
      .locator('> li');
    const [out, back] = await boxesOf(passes);
    expect(back?.y).toBe(out?.y);
    expect(back?.right).toBeGreaterThan(768 * 0.9);
    expect(back?.right).toBeLessThanOrEqual(768);

    // Beside the codes on the booking's page, too: nobody takes them for bought tickets.
    await page.goto(`/booking/manage?ref=${booking.reference}`);
    await expect(page.getByRole('img', { name: like(el.ticket.code) })).toHaveCount(1);
    await expect(page.getByText(el.testPayment.text)).toBeVisible();

    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/booking/ticket?ref=${booking.reference}`);
      const [title] = await boxesOf(page.getByRole('heading', { level: 1 }));
      const [notice] = await boxesOf(
        page.locator('section').filter({ hasText: el.testPayment.title }).last(),
      );
      expect((notice?.y ?? 0) - (title?.bottom ?? 0), `at ${width}`).toBeGreaterThanOrEqual(16);
      if (width < 1000) continue;
      const shown = await boxesOf(page.locator('#passes > li > *'));
      expect(
        shown.map(({ right }) => right),
        `at ${width}`,
      ).toEqual(shown.map(() => notice?.right));
      // They ended where nothing else did; now at the edge of the page.
      const [column] = await boxesOf(page.getByRole('main').locator('.wrap').first());
      expect(shown[0]?.right, `at ${width}`).toBe(column?.right);
    }
  });

  // Half of a wide page was empty beside a single pass, and the quay stood a screen lower.
  test('have the quay beside them when there is one, and below them on a phone', async ({
    page,
    context,
  }) => {
    const { journeys } = await openWays([{ from: 'RHO', to: 'SYM', afterDays: 0 }], onFoot, 64);
    const [[ship] = []] = journeys;
    if (!ship) throw new Error('no ship');
    const sold = await sell(ship, onFoot);
    await openIn(context, sold);
    await page.goto(`/booking/confirmation/${sold.reference}`);
    const passes = page.getByRole('region', { name: el.mine.tripsTitle });
    const quay = page.locator('section[aria-labelledby="quay-title"]');
    const places = async () => {
      const [[pass], [where]] = [await boxesOf(passes), await boxesOf(quay)];
      if (!pass || !where) throw new Error('not on the page');
      return { pass, where };
    };
    const phone = await places();
    expect(phone.where.y).toBeGreaterThan(phone.pass.bottom);
    await page.setViewportSize({ width: 1440, height: 900 });
    const wide = await places();
    expect(wide.where.y).toBeLessThan(wide.pass.bottom);
    expect(wide.where.right).toBeGreaterThan(wide.pass.right);
    await expectAccessible(page);
  });

  test('are sent one by one: the link of one opens no other and not the booking', async ({
    page,
    context,
    browser,
  }) => {
    const booking = await reserve(context);
    await pay(booking);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(ticketPage('en', booking));
    const sending = page.getByRole('button', { name: like(en.ticket.share.title) });
    await expect(sending).toHaveCount(CODES);
    await sending.nth(1).click();
    await expect(page.getByText(en.ticket.share.copied)).toBeVisible();
    const sent = await page.evaluate(() => navigator.clipboard.readText());
    const [address = ''] = /http\S+/.exec(sent) ?? [];
    const [mine, friend] = PEOPLE;
    const name = `${friend?.given} ${friend?.surname}`;
    expect(sent).toContain(name);
    expect(sent).not.toContain(booking.reference);

    // Somebody else's phone, without a script.
    const other = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const theirs = await other.newPage();
    await theirs.goto(address);
    const main = theirs.getByRole('main');
    await expect(main).toContainText(name);
    const code = theirs.locator('svg[data-ticket]');
    await expect(code).toHaveCount(1);
    const key = await fetchJson('/ticket-key', Jwk);
    const check = await verifyTicket(await read(code), key, new Date());
    expect(check).toMatchObject({ kind: 'too_early', ticket: { reference: '' } });
    const html = await theirs.content();
    for (const secret of [booking.reference, mine?.surname ?? '', PLATE]) expect(html).not.toContain(secret);
    await theirs.goto(ticketPage('en', booking));
    await expect(theirs.locator('svg[data-ticket]')).toHaveCount(0);
    await expect(theirs.getByLabel(en.manage.surname)).toBeVisible();

    await theirs.goto(`${address}x`);
    await expect(theirs.getByText(en.ticket.shared.gone)).toBeVisible();
    await cancelBooking(booking);
    await theirs.goto(address);
    await expect(theirs.getByText(en.ticket.shared.gone)).toBeVisible();
    await expect(code).toHaveCount(0);
    await other.close();
    await page.goto(address);
    await expectAccessible(page);
  });

  test('are light, and large enough in the page without a script', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    });
    const booking = await reserve(context);
    const page = await context.newPage();
    await page.goto(ticketPage('en', booking));
    await expect(page.getByText(en.mine.says.unpaid)).toBeVisible();
    await pay(booking);
    await page.reload();
    await expect(page.getByRole('link', { name: like(en.ticket.share.title) })).toHaveCount(CODES);
    for (const code of await page.locator('svg[data-ticket]').all())
      expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await weightOf(page)).toBeLessThan(WEIGHT_LIMIT);
    await context.close();
  });

  test('open offline, say so, and are removed once the booking is cancelled', async ({ page, context }) => {
    const booking = await reserve(context);
    await pay(booking);
    const note = page.getByText(like(en.ticket.kept));
    await page.goto(ticketPage('en', booking));
    await expect(page.getByText(en.ticket.saved)).toBeVisible();
    await expect(note).toBeHidden();
    await page.waitForFunction(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.some(({ scope, active }) => new URL(scope).pathname === '/' && active);
    });

    await context.setOffline(true);
    await page.reload();
    await expect(note).toBeVisible();
    await expect(page.locator('svg[data-ticket]')).toHaveCount(CODES);
    const key = await fetchJson('/ticket-key', Jwk);
    const shown = await verifyTicket(await read(page.locator('svg[data-ticket]').first()), key, new Date());
    expect(shown.kind).toBe('too_early');
    // Without scripts, the browser itself opens the code.
    await page
      .getByRole('button', { name: like(en.ticket.enlarge) })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // Every other page needs the network, and says what opens without it.
    await page.goto(pathOf('en', '/booking/manage'));
    await expect(
      page.getByRole('heading', { level: 1, name: messages.common.offline.heading }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.goto(pathOf('en', '/itineraries'));
    await expect(page.getByText(like(messages.common.offline.note))).toBeVisible();
    await page.goto('/en');
    await page.getByRole('link', { name: /^Rhodes – Symi/ }).click();
    await expect(page.locator('svg[data-ticket]')).toHaveCount(CODES);

    // From a page without any script: a kept ticket loads itself anew as soon as there is a connection.
    await page.goto(pathOf('en', '/booking/manage'));
    await context.setOffline(false);
    await cancelBooking(booking);
    await page.goto(ticketPage('en', booking));
    await expect(page.getByText(en.mine.says.cancelled)).toBeVisible();
    await expect(page.locator('svg[data-ticket]')).toHaveCount(0);
    await expectAccessible(page);
    await context.setOffline(true);
    await expect(page.reload()).rejects.toThrow(/ERR_/);
  });

  // A stored ticket of a cancelled sailing stayed on the screen and looked valid, even when the phone was online again.
  test('show the last known state offline, and are updated once the phone is online', async ({
    page,
    context,
  }) => {
    const { journeys } = await openWays([{ from: 'RHO', to: 'SYM', afterDays: 0 }], onFoot, 92);
    const [[ship] = []] = journeys;
    if (!ship) throw new Error('no ship');
    const sold = await sell(ship, onFoot);
    await openIn(context, sold);
    await page.goto(ticketPage('en', sold));
    await expect(page.getByText(en.ticket.saved)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(like(en.ticket.kept))).toBeVisible();
    await expect(page.locator('svg[data-ticket]')).toHaveCount(1);

    await reportDisruption({ kind: 'cancel', sailingId: ship.legs[0]?.sailingId ?? '' });
    await context.setOffline(false);
    await expect(page.getByText(en.ticket.notValid, { exact: true })).toBeVisible();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(page.locator('svg[data-ticket]')).toHaveCount(0);
    await expect(page.getByText(like(en.ticket.kept))).toBeHidden();
    await expect(page.getByRole('main')).not.toContainText(en.confirmation.beThere);
    await expectAccessible(page);
    await page.goto(pathOf('en', `/booking/confirmation/${sold.reference}`));
    await expect(page.getByRole('heading', { level: 1, name: en.confirmation.headingBroken })).toBeVisible();
    await expectAccessible(page);
  });
});

const ticketPage = (locale: 'el' | 'en', { reference }: Sold) =>
  pathOf(locale, `/booking/ticket?ref=${reference}`);

/** Decodes the code as a scanner would. */
async function read(drawing: Locator): Promise<string> {
  const { data, info } = await sharp(await drawing.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  if (!code) throw new Error('the code could not be decoded');
  return code.data;
}

/** Compressed size of page and style sheets. */
async function weightOf(page: Page): Promise<number> {
  const html = await (await page.request.get(page.url())).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  const bodies = await Promise.all(sheets.map(async (href) => (await page.request.get(href)).body()));
  return [Buffer.from(html), ...bodies].reduce((sum, body) => sum + gzipSync(body).byteLength, 0);
}

/** The boxes of elements on the page, in whole pixels. */
function boxesOf(elements: Locator) {
  return elements.evaluateAll((all) =>
    all.map((each) => {
      const { y, right, bottom } = each.getBoundingClientRect();
      return { y: Math.round(y), right: Math.round(right), bottom: Math.round(bottom) };
    }),
  );
}
