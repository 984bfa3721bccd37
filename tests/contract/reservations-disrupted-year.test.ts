import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#foundation/dates/day.ts';
import { ledgerSum } from '#tests/fixtures/ledger-sum.ts';
import type { MadeBooking } from '#tests/fixtures/booking-life.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { disruptedNetwork } from '#tests/fixtures/disrupted-network.ts';
import { type Desk, startDesk } from '#tests/fixtures/disruption-desk.ts';
import { PATIENT_MS, seededBytes } from '#tests/fixtures/reservations.ts';

const CAUSES = ['weather', 'sailing-ban', 'technical', 'strike', 'port-authority', 'operational'];
const EVERY_DAYS = 23;

onPostgres('D5 a year of disruptions', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let desk: Desk;

  beforeAll(async () => {
    opened = await open();
    const network = disruptedNetwork({ seats: 8, horizonDays: 30, smallSeats: 3 });
    desk = await startDesk(opened.db, `year ${kind}`, network);
  });
  afterAll(() => opened.close());

  it(
    'leaves nobody without an offer, refunds what is owed to the cent, and balances the ledger',
    async () => {
      // The same on both databases and in every run.
      const dice = seededBytes('a year of disruptions');
      const roll = (sides: number) => (dice(2)[0] ?? 0) % sides;
      const travellers: { made: MadeBooking; sailing: string; event: object }[] = [];
      for (let day = '2026-12-05'; day <= '2027-12-04'; day = addDays(day, EVERY_DAYS)) {
        desk.clock.set(`${addDays(day, -7)}T09:00:00Z`);
        await desk.service.maintain();
        const sailing = `L1-${day.replaceAll('-', '')}`;
        const back = `L2-${addDays(day, 3).replaceAll('-', '')}`;
        const booked: MadeBooking[] = [];
        for (const adults of [1, 2, 1 + roll(3)]) {
          const trips: [string, number, number][] = [[sailing, roll(2), 2]];
          if (roll(2) === 0) trips.push([back, 1, 2]);
          booked.push(await desk.ticketed({ trips, adults }));
        }
        const event = eventOf(roll(6), sailing, CAUSES[roll(CAUSES.length)] ?? 'technical', 30 + roll(200));
        const { affected } = await desk.reported(event);
        for (const made of booked) {
          travellers.push({ made, sailing, event });
          const entry = affected.find(({ reference }) => reference === made.reference);
          if (!entry || entry.effect === 'told') continue;
          const seen = await desk.disruption(made);
          expect(seen.choices).toContain('refund');
          expect(seen.refund?.cents).toBeGreaterThan(0);
          expect(seen.offers.length).toBeGreaterThan(0);
          const [offer] = seen.offers;
          const wanted = [
            { kind: 'rebook', tripIds: offer?.tripIds },
            { kind: 'refund' },
            { kind: seen.choices.includes('keep') ? 'keep' : 'refund' },
            null,
          ][roll(4)];
          if (!wanted) continue;
          const answer = await desk.choose(made, seen.id, wanted);
          expect(answer.status, answer.text).toBe(200);
        }
        desk.clock.set(`${addDays(day, 2)}T20:00:00Z`);
        for (const made of booked)
          for (const journey of (await desk.rights(made)).journeys) {
            if (journey.state !== 'claimable') continue;
            const [segment] = journey.segments;
            const answer = await desk.claim(made, { kind: 'compensation', segment });
            expect(answer.status, answer.text).toBe(201);
          }
      }
      await everythingAddsUp(
        desk,
        travellers.map(({ made }) => made),
      );
    },
    PATIENT_MS,
  );
});

function eventOf(number: number, sailingId: string, cause: string, delayMinutes: number): object {
  const events = [
    { kind: 'cancel' },
    { kind: 'cancel' },
    { kind: 'delay', delayMinutes },
    { kind: 'delay', delayMinutes: delayMinutes + 60 },
    { kind: 'skip-call', seq: 2 },
    { kind: 'swap-vessel', vesselId: 'SMALL' },
  ];
  return { ...events[number], sailingId, cause };
}

async function everythingAddsUp(desk: Desk, made: readonly MadeBooking[]): Promise<void> {
  expect(await ledgerSum(desk.db)).toBe(0);
  const { rows: unequal } = await sql`select l.sailing_id, l.leg_no, l.sold from reservations.leg_inventory l
    where l.resource = 'SEAT_ECO' and l.sold <> (select count(*) from reservations.ticket t
      join reservations.booking_segment s on s.booking_id = t.booking_id and s.seq = t.segment
      where t.state = 'live' and s.sailing_id = l.sailing_id and s.from_seq <= l.leg_no and l.leg_no < s.to_seq)`.execute(
    desk.db,
  );
  expect(unequal).toEqual([]);
  const { rows: accounts } = await sql<{
    reference: string;
    back: number;
    compensation: number;
  }>`select b.reference,
      coalesce(-sum(e.cents) filter (where e.account = 'sales'), 0)::integer as back,
      coalesce(sum(e.cents) filter (where e.account = 'compensation'), 0)::integer as compensation
    from reservations.booking b join reservations.ledger_entry e on e.booking_id = b.id group by b.reference`.execute(
    desk.db,
  );
  const byReference = new Map(accounts.map((row) => [row.reference, row]));
  let compensated = 0;
  for (const { reference, totalCents } of made) {
    const { back = 0, compensation = 0 } = byReference.get(reference) ?? {};
    // What stays sold, what was refunded and what was compensated add up to what was paid.
    expect(await desk.refunds(reference)).toBe(totalCents - back + compensation);
    expect(compensation).toBeLessThanOrEqual(totalCents / 2);
    compensated += compensation > 0 ? 1 : 0;
  }
  expect(compensated).toBeGreaterThan(0);
}
