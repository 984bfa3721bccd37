import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { outboxOf, SERVICE } from '#backend/reservations/outbox.ts';
import type { Desk } from '#desk/index.ts';
import { createReservations } from '#reservations/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { mailDesk } from '#tests/fixtures/mail-desk.ts';
import {
  PATIENT_MS,
  quiet,
  seededBytes,
  type Service,
  startService,
  stoppedClock,
  testSecrets,
} from '#tests/fixtures/reservations.ts';
import {
  buy,
  cancel,
  ELENI,
  EMAIL,
  LUKASZ,
  PHONE,
  PLATE,
  reserve,
  TWO_AND_A_CAR,
} from '#tests/fixtures/tickets.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

const START = '2026-11-21T10:00:00Z';
const TRIP = {
  segments: [{ tripId: 'L1-20261202.0.3', class: 'ECO', direction: 'A' }],
  party: TWO_AND_A_CAR,
};
/** As they could appear in a table or a log; the digits of the phone number without spaces. */
const SECRETS = [
  ...[ELENI, LUKASZ].flatMap(({ surname, given, birthDate }) => [surname, given, birthDate]),
  ELENI.specialCare,
  ELENI.man,
  EMAIL,
  PHONE.slice(3),
  PLATE,
];

onEachDatabase('personal data at rest (domain 3.4, 3.7)', ({ kind, open }) => {
  const clock = stoppedClock(START);
  const logged: string[] = [];
  let opened: Awaited<ReturnType<typeof open>>;
  let db: Kysely<unknown>;
  let shop: Service;
  let desk: Desk;
  beforeAll(async () => {
    opened = await open();
    db = opened.db;
    const log = Object.fromEntries(
      ['debug', 'info', 'warn', 'error'].map((level) => [
        level,
        (fields: object, text: string) => logged.push(JSON.stringify(fields) + text),
      ]),
    );
    const mail = {
      atOnce: 1,
      async send() {
        throw new Error(`${EMAIL} did not answer`);
      },
      close() {},
    };
    desk = mailDesk({ db, clock: clock.now, mail, log });
    shop = await startService({
      db,
      network: tinyNetwork({ legs: 3, seats: 60, horizonDays: 20, capacity: { CEU_DM: 900 } }),
      clock: clock.now,
      seed: `personal ${kind}`,
      log,
    });
    desk.writeWith(SERVICE, shop.service.writeEmail);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    clock.set(START);
    await sql`truncate reservations.booking, reservations.idempotency, reservations.audit cascade`.execute(
      db,
    );
  });

  /** Every row of every table, as text. */
  async function dump(): Promise<string> {
    const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'reservations'`.execute(db);
    const parts = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ text: string | null }>`select string_agg(t::text, chr(10)) as text
        from ${sql.table(`reservations.${name}`)} t`.execute(db);
      parts.push(rows[0]?.text ?? '');
    }
    return parts.join('\n');
  }

  const leaks = (text: string) =>
    SECRETS.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));

  it('is in no table as plain text, neither in stored responses nor in the audit', async () => {
    const { reference, token } = await buy(shop, TRIP);
    await shop.call('PATCH', `/bookings/${reference}/travellers/1`, {
      token,
      key: shop.newKey(),
      body: { given: 'Lukas' },
    });
    await shop.service.maintain();
    const text = await dump();
    expect(text).toContain(reference);
    expect(leaks(text)).toEqual([]);
    expect(leaks(logged.join('\n'))).toEqual([]);
    const read = await shop.call('GET', `/bookings/${reference}`, { token });
    expect(read.json).toMatchObject({ passengers: [{ surname: ELENI.surname }, { given: 'Lukas' }] });
  });

  it('is in no log, whatever goes wrong', async () => {
    const { reference } = await buy(shop, TRIP);
    clock.forward(120);
    await shop.service.maintain();
    await desk.deliver();
    await shop.call('GET', `/bookings/${reference}?surname=${encodeURIComponent(ELENI.surname)}x`);
    await shop.call(
      'GET',
      `/bookings/${reference}/ticket.pdf?surname=${encodeURIComponent(LUKASZ.surname)}&lang=xx`,
    );
    expect(logged.length).toBeGreaterThan(0);
    expect(leaks(logged.join('\n'))).toEqual([]);
  });

  it('is erased a day after the voyage, including encrypted text; what accounting needs stays', async () => {
    const { reference, token, totalCents } = await buy(shop, TRIP);
    const other = await buy(shop, TRIP);
    await cancel(shop, other.reference, other.token);
    clock.set('2026-12-03T09:30:00Z');
    await shop.service.maintain();
    const left = async (table: string) =>
      (await sql`select 1 from ${sql.table(`reservations.${table}`)}`.execute(db)).rows.length;
    expect([await left('personal'), await left('idempotency'), await left('passenger')]).toEqual([0, 0, 0]);
    expect(leaks(await dump())).toEqual([]);
    const read = await shop.call('GET', `/bookings/${reference}`, { token });
    expect(read.json).toMatchObject({ passengers: [], vehicles: [], quote: { totalCents } });
    const paper = await shop.call('GET', `/bookings/${reference}/ticket.pdf`, { token });
    expect(paper.status).toBe(409);
  });

  it('can be decrypted only with its key, and in its own booking', async () => {
    const one = await reserve(shop, TRIP);
    const other = await reserve(shop, TRIP);
    const stranger = service({ dataKey: Buffer.alloc(32, 9).toString('base64url') });
    expect((await ask(stranger, one)).status).toBe(503);
    await sql`update reservations.personal p set sealed = q.sealed from reservations.personal q,
      reservations.booking b, reservations.booking c where p.part = q.part and p.booking_id = b.id
      and b.reference = ${one.reference} and q.booking_id = c.id and c.reference = ${other.reference}`.execute(
      db,
    );
    expect((await shop.call('GET', `/bookings/${one.reference}`, { token: one.token })).status).toBe(503);
    expect((await shop.call('GET', `/bookings/${other.reference}`, { token: other.token })).status).toBe(200);
  });

  it('is re-encrypted with a new key while the older one is still known', async () => {
    const booking = await reserve(shop, TRIP);
    const newKey = Buffer.alloc(32, 5).toString('base64url');
    const rotated = service({ dataKey: newKey, olderDataKeys: [testSecrets.dataKey] });
    expect(await (await ask(rotated, booking)).text()).toContain(ELENI.surname);
    await rotated.maintain();
    const withoutOld = service({ dataKey: newKey });
    expect(await (await ask(withoutOld, booking)).text()).toContain(ELENI.surname);
    await service({ dataKey: testSecrets.dataKey, olderDataKeys: [newKey] }).maintain();
  });

  it('from an older installation is encrypted at the first start, and still opens with its surname', async () => {
    const { reference } = await reserve(shop, TRIP);
    await sql`delete from reservations.personal`.execute(db);
    await sql`update reservations.booking set email = ${EMAIL}, phone = ${PHONE}`.execute(db);
    await sql`update reservations.passenger set surname = ${ELENI.surname}, given = ${ELENI.given}, gender = 'F',
      nationality = 'GR', birth_day = ${ELENI.birthDate}::date, special_care = ''`.execute(db);
    await sql`update reservations.vehicle set plate = ${PLATE}`.execute(db);
    expect(leaks(await dump())).not.toEqual([]);
    await service({}).maintain();
    expect(leaks(await dump())).toEqual([]);
    const read = await shop.call('GET', `/bookings/${reference}?surname=KALOGEROPOULOU`);
    expect(read.json).toMatchObject({
      passengers: [{ given: ELENI.given }, {}],
      vehicles: [{ plate: PLATE }],
    });
  });

  function service(secrets: Partial<typeof testSecrets> & { olderDataKeys?: string[] }) {
    return createReservations({
      outbox: outboxOf(),
      db,
      clock: clock.now,
      ids: seededBytes(`another ${kind}`),
      log: { ...quiet, error: () => {} },
      secrets: { ...testSecrets, ...secrets },
    });
  }

  function ask(from: ReturnType<typeof service>, { reference, token }: { reference: string; token: string }) {
    return from.fetch(
      new Request(`http://reservations/bookings/${reference}`, {
        headers: { Authorization: `Bearer ${token}` },
      }),
    );
  }
});
