import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { checkCharacter, type HoldResult, REFERENCE_ALPHABET } from '#reservations/contract/index.ts';
import { emptyShips, START } from '#tests/fixtures/booking-life.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  details,
  inventory,
  oneWay,
  PATIENT_MS,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

const TRIP = 'L1-20261122.0.3';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onEachDatabase('a booking opened again', ({ kind, open }) => {
  const clock = stoppedClock(START);
  const network = tinyNetwork({ legs: 3, seats: 4, horizonDays: 20 });
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    shop = await startService({ db: opened.db, network, clock: clock.now, seed: `opened ${kind}` });
  });
  afterAll(() => opened.close());
  beforeEach(() => emptyShips({ db: opened.db, clock }));

  async function seats() {
    const legs = await inventory(opened.db);
    return legs
      .filter((leg) => leg.sailing === 'L1-20261122' && leg.resource === 'SEAT_ECO')
      .map(({ sold, held }) => ({ sold, held }));
  }

  const confirm = (hold: HoldResult, body: object, key = shop.newKey()) =>
    shop.call('POST', `/bookings/${hold.booking.reference}/confirm`, {
      token: hold.accessToken,
      body,
      key,
    });

  it('by its token, or by a surname in any case, accent or alphabet, and the reference from a Greek keyboard', async () => {
    const hold = await shop.mustHold(oneWay(TRIP));
    await confirm(hold, details(1));
    const { reference } = hold.booking;
    for (const surname of ['Παπαδόπουλος', 'ΠΑΠΑΔΟΠΟΥΛΟΣ', 'παπαδοπουλος', 'Papadopoulos'])
      expect(
        (await shop.call('GET', `/bookings/${reference}?${new URLSearchParams({ surname })}`)).status,
      ).toBe(200);
    const greek = reference.replaceAll('P', 'π').replaceAll('A', 'α').replaceAll('B', 'β').toLowerCase();
    const typed = encodeURIComponent(`${greek.slice(0, 3)}-${greek.slice(3)}`);
    expect((await shop.call('GET', `/bookings/${typed}`, { token: hold.accessToken })).status).toBe(200);
  });

  it('tells a typing mistake from a wrong name, but not a wrong name from a reference nobody has', async () => {
    const hold = await shop.mustHold(oneWay(TRIP));
    await confirm(hold, details(1));
    const { reference } = hold.booking;
    const mistyped = `${reference.slice(0, 6)}${reference.endsWith('A') ? 'B' : 'A'}`;
    expect((await shop.call('GET', `/bookings/${mistyped}?surname=x`)).status).toBe(404);
    const wrong = await shop.call('GET', `/bookings/${reference}?surname=Smith`, { caller: '10.0.0.1' });
    const nobody = await shop.call('GET', '/bookings/AAAAAAA?surname=Smith', { caller: '10.0.0.1' });
    expect([wrong.status, wrong.text]).toEqual([403, nobody.text]);
  });

  it('stops guessing, per reference and per caller, and never locks the owner out', async () => {
    const hold = await shop.mustHold(oneWay(TRIP));
    await confirm(hold, details(1));
    const path = `/bookings/${hold.booking.reference}`;
    for (let guess = 0; guess < 5; guess += 1)
      expect(
        (await shop.call('GET', `${path}?surname=G${guess}`, { caller: `10.1.0.${guess}` })).status,
      ).toBe(403);
    const sixth = await shop.call('GET', `${path}?surname=Papadopoulos`, { caller: '10.1.1.1' });
    expect([sixth.status, Number(sixth.headers.get('Retry-After'))]).toEqual([429, 900]);
    expect((await shop.call('GET', path, { token: hold.accessToken })).status).toBe(200);
    clock.forward(901);
    expect((await shop.call('GET', `${path}?surname=Papadopoulos`)).status).toBe(200);
  });

  it('stops one caller who tries many references, and nobody else', async () => {
    const references = Array.from({ length: 21 }, (_, index) => {
      const body = `AAAA${REFERENCE_ALPHABET.charAt(index % 20)}${index === 20 ? 'B' : 'A'}`;
      return `${body}${checkCharacter(body)}`;
    });
    const statuses: number[] = [];
    for (const reference of references)
      statuses.push(
        (await shop.call('GET', `/bookings/${reference}?surname=x`, { caller: '10.9.9.9' })).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 403), 429]);
    const path = `/bookings/${references[20]}?surname=x`;
    expect((await shop.call('GET', path, { caller: '10.9.9.8' })).status).toBe(403);
    expect((await shop.call('GET', path)).status).toBe(403);
  });

  it('by the next process after a restart, with everything as it was', async () => {
    const held = await shop.mustHold(oneWay(TRIP, 2));
    const sold = await shop.mustHold(oneWay(TRIP));
    const confirmed = await confirm(sold, details(1), 'before-the-restart');
    await shop.service.close();
    const before = await inventory(opened.db);
    const next = await startService({
      db: opened.db,
      network,
      clock: clock.now,
      seed: `restarted ${kind}`,
    });
    expect(await inventory(opened.db)).toEqual(before);
    const path = `/bookings/${sold.booking.reference}`;
    expect((await next.call('GET', path, { token: sold.accessToken })).json).toEqual(confirmed.json);
    const again = await next.call('POST', `${path}/confirm`, {
      token: sold.accessToken,
      body: details(1),
      key: 'before-the-restart',
    });
    expect(again.text).toBe(confirmed.text);
    expect(
      (
        await next.call('POST', `/bookings/${held.booking.reference}/confirm`, {
          token: held.accessToken,
          body: details(2),
          key: next.newKey(),
        })
      ).status,
    ).toBe(200);
    expect(await seats()).toEqual(Array.from({ length: 3 }, () => ({ sold: 3, held: 0 })));
  });
});
