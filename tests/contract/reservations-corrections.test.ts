import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { Booking } from '#contracts/reservations/index.ts';
import { emptyShips, type MadeBooking, type Shop, startShop } from '#tests/fixtures/booking-life.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { problemOf } from '#tests/fixtures/reservations.ts';

onEachDatabase('D5 corrections of names and typing mistakes', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Shop;
  let made: MadeBooking;

  beforeAll(async () => {
    opened = await open();
    shop = await startShop(opened.db, `correct ${kind}`);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await emptyShips(shop);
    // Παπαδόπουλος, Νίκος 0, born on 1980-05-01, with a car.
    made = await shop.ticketed({ trips: [['L1-20261222', 0, 2]], adults: 2, cars: 1 });
  });

  const patch = (path: string, body: object, key = shop.newKey()) =>
    shop.call('PATCH', `/bookings/${made.reference}${path}`, { token: made.token, body, key });

  it('accepts a typo, another alphabet, swapped names and a wrong day', async () => {
    const answer = await patch('/travellers/0', { surname: 'Papadopulos' });
    expect(answer.status, answer.text).toBe(200);
    expect(v.parse(Booking, answer.json).passengers[0]).toMatchObject({ surname: 'Papadopulos' });
    expect((await patch('/travellers/0', { surname: 'Νίκος 0', given: 'Παπαδόπουλος' })).status).toBe(200);
    expect((await patch('/travellers/1', { birthDate: '1980-05-11', nationality: 'CY' })).status).toBe(200);
    const { tickets, audit } = await shop.story(made.reference);
    expect(tickets.map(({ item, version }) => [item, version])).toEqual([
      ['passenger:0', 3],
      ['passenger:1', 2],
      ['vehicle:0', 1],
    ]);
    const corrections = audit.filter(({ what }) => what === 'corrected');
    expect(corrections.map(({ detail }) => detail.fields)).toEqual([
      ['surname'],
      ['surname', 'given'],
      ['nationality', 'birthDate'],
    ]);
    expect(JSON.stringify(audit)).not.toMatch(/Papadop|Παπαδ|1980/);
  });

  it('refuses another person, another category, and a fourth correction', async () => {
    const other = await patch('/travellers/0', { surname: 'Γεωργίου', given: 'Ελένη' });
    expect(problemOf(other).errors).toMatchObject([{ field: 'passengers.0.surname', code: 'other_person' }]);
    const child = await patch('/travellers/0', { birthDate: '2020-05-01' });
    expect(child.status).toBe(422);
    for (const surname of ['Παπαδόπουλο', 'Παπαδοπούλος', 'Παππαδόπουλος'])
      expect((await patch('/travellers/1', { surname })).status).toBe(200);
    const often = await patch('/travellers/1', { surname: 'Παπαδόπουλος' });
    expect(problemOf(often).errors).toMatchObject([{ code: 'too_often' }]);
    expect((await shop.read(made)).passengers[0]?.surname).toBe('Παπαδόπουλος');
  });

  it('accepts a mistyped plate and another driver, but not another car', async () => {
    const answer = await patch('/vehicles/0', { plate: 'POE 1243' });
    expect(v.parse(Booking, answer.json).vehicles[0]?.plate).toBe('POE 1243');
    expect((await patch('/vehicles/0', { driver: 1 })).status).toBe(200);
    expect(problemOf(await patch('/vehicles/0', { driver: 5 })).errors?.[0]?.code).toBe('driver_not_adult');
    expect(problemOf(await patch('/vehicles/0', { plate: 'ΑΒΓ-7777' })).errors?.[0]?.code).toBe(
      'other_vehicle',
    );
    const free = await shop.call('GET', `/bookings/${made.reference}/cancellation?item=passenger:0`, {
      token: made.token,
    });
    expect(free.status).toBe(200);
  });

  it('returns the same response for the same key and counts it once; an unchanged name is no correction', async () => {
    const key = shop.newKey();
    const first = await patch('/travellers/0', { given: 'Νίκος' }, key);
    expect((await patch('/travellers/0', { given: 'Νίκος' }, key)).text).toBe(first.text);
    await patch('/travellers/0', { given: 'Νίκος' });
    const { rows } = await sql`select 1 from reservations.correction`.execute(opened.db);
    expect(rows).toHaveLength(1);
  });

  it('opens with a traveller’s surname, is not too late before departure, and refuses unknown travellers', async () => {
    const path = `/bookings/${made.reference}/travellers/0?surname=${encodeURIComponent('Papadopoulos')}`;
    const byName = await shop.call('PATCH', path, { body: { gender: 'X' }, key: shop.newKey() });
    expect(byName.status, byName.text).toBe(200);
    expect((await patch('/travellers/7', { given: 'Νίκος' })).status).toBe(404);
    expect((await patch('/travellers/0', { given: '' })).status).toBe(400);
    shop.clock.set('2026-12-22T05:00:01Z');
    expect(problemOf(await patch('/travellers/0', { given: 'Νίκος' })).errors).toMatchObject([
      { code: 'too_late' },
    ]);
  });
});
