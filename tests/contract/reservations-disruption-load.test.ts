import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ledgerSum } from '#tests/fixtures/ledger-sum.ts';
import { outboxOf } from '#backend/reservations/outbox.ts';
import { createReservations } from '#reservations/index.ts';
import { emptyShips, type MadeBooking } from '#tests/fixtures/booking-life.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { disruptedNetwork } from '#tests/fixtures/disrupted-network.ts';
import { type Desk, resetSailings, startDesk } from '#tests/fixtures/disruption-desk.ts';
import { type Answer, PATIENT_MS, quiet, seededBytes, testSecrets } from '#tests/fixtures/reservations.ts';

const MORNING = 'L1-20261205';
const AFTERNOON = 'L1-20261205-1';

onPostgres('D5 disruptions under load', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let desk: Desk;

  beforeAll(async () => {
    opened = await open();
    const network = disruptedNetwork({ seats: 600, smallSeats: 200 });
    desk = await startDesk(opened.db, `load ${kind}`, network);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await emptyShips(desk);
    await resetSailings(desk.db);
  });

  it(
    'processes 600 passengers in 250 bookings while others book, and continues after a crash',
    async () => {
      await manyBookings(desk.db, 250, 600);
      const other = createReservations({
        outbox: outboxOf(),
        db: desk.db,
        clock: desk.clock.now,
        ids: seededBytes(`other ${kind}`),
        log: quiet,
        secrets: testSecrets,
      });
      const booking = desk.hold({ ...seatOn(AFTERNOON) });
      const [report, held] = await Promise.all([
        desk.report({ kind: 'cancel', sailingId: MORNING, cause: 'technical' }),
        booking,
        other.maintain(),
        desk.service.maintain(),
      ]);
      expect(report.status, report.text).toBe(201);
      expect(held.status, held.text).toBe(201);
      await desk.service.maintain();
      expect(await counts(desk.db)).toEqual({ listed: 250, offered: 250, messages: 250, noOffer: 0 });
      // As left by a process that died after writing the report: the list exists, some offers are missing.
      await sql`update reservations.disruption_booking set offered_at = null
        where booking_id in (select id from reservations.booking order by id limit 40)`.execute(desk.db);
      await Promise.all([desk.service.maintain(), other.maintain()]);
      await desk.service.maintain();
      expect(await counts(desk.db)).toEqual({ listed: 250, offered: 250, messages: 250, noOffer: 0 });
    },
    PATIENT_MS,
  );

  it(
    'never sells a place twice when everybody chooses while further ships are cancelled',
    async () => {
      const made = [];
      for (let index = 0; index < 8; index += 1)
        made.push(await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 2 }));
      const { id } = await desk.reported({ kind: 'cancel', sailingId: MORNING });
      const choices = made.map((each, index) =>
        desk.choose(
          each,
          id ?? '',
          index % 4 === 3 ? { kind: 'refund' } : { kind: 'rebook', tripIds: [`${AFTERNOON}.0.2`] },
        ),
      );
      const [second, withdrawn, ...answers] = await Promise.all([
        desk.report({ kind: 'cancel', sailingId: AFTERNOON }),
        desk.withdraw(id ?? ''),
        ...choices,
      ]);
      expect(second.status, second.text).toBe(201);
      expect([200, 409]).toContain(withdrawn.status);
      for (const answer of answers) expect([200, 409, 423]).toContain(answer.status);
      await desk.service.maintain();
      for (const each of made) {
        const { state, segments } = await desk.read(each);
        if (state === 'cancelled') continue;
        const onCancelled = segments[0]?.leg.sailingId === AFTERNOON || withdrawn.status === 409;
        if (onCancelled) expect((await desk.disruption(each)).choices).toEqual(['rebook', 'refund']);
      }
      await soldEqualsTickets(desk.db);
    },
    PATIENT_MS,
  );

  it(
    'withstands staff and travellers who all act at once, in any order',
    async () => {
      const dice = seededBytes('everything at once');
      const roll = (sides: number) => (dice(2)[0] ?? 0) % sides;
      const sailings = [MORNING, AFTERNOON, 'L1-20261206'];
      const pick = () => sailings[roll(sailings.length)] ?? MORNING;
      const made: MadeBooking[] = [];
      for (let index = 0; index < 12; index += 1)
        made.push(await desk.ticketed({ trips: [[pick(), roll(2), 2]], adults: 1 + roll(3) }));
      const ids: string[] = [];
      const staff = (number: number): Promise<Answer> =>
        [
          () => desk.report({ kind: 'delay', sailingId: pick(), delayMinutes: 60 + roll(120) }),
          () => desk.report({ kind: 'cancel', sailingId: pick() }),
          () => desk.report({ kind: 'swap-vessel', sailingId: pick(), vesselId: roll(2) ? 'SMALL' : 'SHIP' }),
          () => desk.withdraw(ids[roll(ids.length + 1)] ?? '00000000-0000-4000-8000-000000000000'),
        ][number]?.() ?? desk.call('GET', '/alerts');
      const traveller = async (each: MadeBooking): Promise<Answer> => {
        const [latest] = await desk.disruptions(each);
        if (!latest || roll(3) === 0)
          return desk.call('POST', `/bookings/${each.reference}/cancellation`, {
            token: each.token,
            key: desk.newKey(),
            body: { expectedRefundCents: each.totalCents },
          });
        const tripIds = [`${pick()}.0.2`];
        return desk.choose(each, latest.id, roll(2) ? { kind: 'refund' } : { kind: 'rebook', tripIds });
      };
      for (let round = 0; round < 4; round += 1) {
        const answers = await Promise.all([
          ...Array.from({ length: 4 }, () => staff(roll(4))),
          ...made.slice(round * 3, round * 3 + 6).map(traveller),
          ...Array.from({ length: 4 }, () => desk.hold(seatOn(pick()))),
          desk.service.maintain().then(() => desk.call('GET', '/alerts')),
        ]);
        for (const { status, text } of answers) expect(status, text).toBeLessThan(500);
        const { rows } = await sql<{ id: string }>`select id from reservations.disruption`.execute(desk.db);
        ids.splice(0, ids.length, ...rows.map(({ id }) => id));
      }
      await desk.service.maintain();
      await soldEqualsTickets(desk.db);
      const { rows: stranded } = await sql`select b.reference from reservations.booking b
        join reservations.booking_segment s on s.booking_id = b.id
        join reservations.sailing v on v.id = s.sailing_id and v.status = 'cancelled'
        join reservations.ticket t on t.booking_id = b.id and t.segment = s.seq and t.state = 'live'
        where not exists (select 1 from reservations.disruption_booking d where d.booking_id = b.id
          and d.detail->>'sailingId' = s.sailing_id)`.execute(desk.db);
      expect(stranded).toEqual([]);
    },
    PATIENT_MS,
  );

  it(
    'moves everybody who does not fit on a much smaller ship, and the rest keep their places',
    async () => {
      await manyBookings(desk.db, 120, 300);
      const report = await desk.reported({ kind: 'swap-vessel', sailingId: MORNING, vesselId: 'SMALL' });
      const displaced = report.affected.filter(({ effect }) => effect === 'broken');
      const moved = displaced.reduce((sum, { passengers }) => sum + passengers, 0);
      expect(moved).toBeGreaterThanOrEqual(100);
      expect(moved).toBeLessThan(103);
      expect(await desk.sold(MORNING)).toEqual([300 - moved, 300 - moved, 0]);
      expect(displaced.every(({ offers }) => offers.length > 0)).toBe(true);
    },
    PATIENT_MS,
  );
});

function seatOn(sailing: string) {
  return {
    segments: [{ tripId: `${sailing}.0.2`, class: 'ECO', direction: 'A' }],
    party: { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] },
  };
}

/** Inserted as sold and paid, without hundreds of calls: two to three passengers each, from A to C. */
async function manyBookings(db: Kysely<unknown>, bookings: number, passengers: number): Promise<void> {
  const extra = passengers - 2 * bookings;
  await sql`insert into reservations.booking
      (id, reference, access_hash, locale, state, created_at, hold_expires_at, confirmed_at, party, quote, total_cents)
    select gen_random_uuid(), 'T' || n, 'hash', 'el', 'ticketed', timestamptz '2026-11-20 10:00Z' + make_interval(mins => n),
      timestamptz '2026-11-20 10:15Z', timestamptz '2026-11-20 10:05Z',
      json_build_object('passengers', (select json_agg(json_build_object('category', 'ADT'))
        from generate_series(1, 2 + (n <= ${extra}::integer)::integer)), 'vehicles', '[]'::json, 'pets', '[]'::json),
      '{"currency":"EUR","lines":[],"segmentCents":[0],"segmentFullCents":[0],"discountCents":0,"vat":[],"totalCents":0}', 0
    from generate_series(1, ${bookings}::integer) n`.execute(db);
  await sql`insert into reservations.booking_segment (booking_id, seq, way, direction, class, sailing_id, from_seq, to_seq)
    select id, 0, 0, 'A', 'ECO', ${MORNING}, 0, 2 from reservations.booking where reference like 'T%'`.execute(
    db,
  );
  await sql`insert into reservations.allocation (booking_id, segment, resource, quantity)
    select id, 0, 'SEAT_ECO', json_array_length(party->'passengers') from reservations.booking where reference like 'T%'`.execute(
    db,
  );
  await sql`insert into reservations.ticket (booking_id, segment, item, category, class, cents)
    select b.id, 0, 'passenger:' || (n - 1), 'ADT', 'ECO', 1000 from reservations.booking b
    cross join lateral generate_series(1, json_array_length(b.party->'passengers')) n where b.reference like 'T%'`.execute(
    db,
  );
  await sql`update reservations.leg_inventory set sold = ${passengers}::integer
    where sailing_id = ${MORNING} and leg_no < 2 and resource = 'SEAT_ECO'`.execute(db);
}

async function counts(db: Kysely<unknown>) {
  const { rows } = await sql<{ listed: number; offered: number; messages: number; noOffer: number }>`select
    count(*)::integer as listed, count(offered_at)::integer as offered,
    (select count(*)::integer from desk.outgoing_mail m join reservations.booking b on b.id::text = m.about
      where m.kind = 'disrupted') as messages,
    count(*) filter (where offers = '[]')::integer as "noOffer" from reservations.disruption_booking`.execute(
    db,
  );
  return rows[0];
}

/** Checks that every place sold has a ticket, every ticket a place, and that every cent is accounted for. */
async function soldEqualsTickets(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ sailing: string; sold: number; tickets: number }>`
    select l.sailing_id as sailing, l.sold, (select count(*)::integer from reservations.ticket t
      join reservations.booking_segment s on s.booking_id = t.booking_id and s.seq = t.segment
      where t.state = 'live' and s.sailing_id = l.sailing_id and s.from_seq <= l.leg_no and l.leg_no < s.to_seq) as tickets
    from reservations.leg_inventory l where l.resource = 'SEAT_ECO'`.execute(db);
  for (const row of rows) expect(row.sold, row.sailing).toBe(row.tickets);
  expect(await ledgerSum(db)).toBe(0);
}
