import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerSum } from '#tests/fixtures/ledger-sum.ts';
import { emptyShips } from '#tests/fixtures/booking-life.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { type Desk, resetSailings, startDesk, text } from '#tests/fixtures/disruption-desk.ts';
import { problemOf } from '#tests/fixtures/reservations.ts';

const MORNING = 'L1-20261205';
const AFTERNOON = 'L1-20261205-1';

onPostgres('D5 disruptions', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let desk: Desk;

  beforeAll(async () => {
    opened = await open();
    desk = await startDesk(opened.db, `disruptions ${kind}`);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await emptyShips(desk);
    await resetSailings(desk.db);
  });

  async function messages(reference: string): Promise<string[]> {
    const { rows } = await sql<{ kind: string }>`select m.kind from desk.outgoing_mail m
      join reservations.booking b on b.id::text = m.about where b.reference = ${reference} order by m.created_at, m.kind`.execute(
      desk.db,
    );
    return rows.map((row) => row.kind);
  }

  describe('a cancelled sailing', () => {
    it('lists the affected bookings, offers the next ships with room and notifies everybody once', async () => {
      const two = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 2 });
      const other = await desk.ticketed({ trips: [[AFTERNOON, 0, 2]], adults: 1 });
      const report = await desk.reported({ kind: 'cancel', sailingId: MORNING, cause: 'weather' });
      expect(report.affected).toMatchObject([{ reference: two.reference, effect: 'broken', passengers: 2 }]);
      expect(report.affected[0]?.offers[0]).toEqual([`${AFTERNOON}.0.2`]);
      expect(report.affected[0]?.offers).toHaveLength(5);
      expect(report.waiting).toBe(0);
      const seen = await desk.disruption(two);
      expect(seen).toMatchObject({
        effect: 'broken',
        choices: ['rebook', 'refund'],
        text,
        cause: { el: 'καιρός', en: 'weather' },
        refund: { cents: two.totalCents, percent: 100, ruleId: 'eu-carrier', segments: [0] },
      });
      expect(seen.assistance.map(({ what }) => what)).toEqual(['meals']);
      expect(await messages(two.reference)).toContain('disrupted');
      expect(await messages(other.reference)).not.toContain('disrupted');
      expect(await desk.disruptions(other)).toEqual([]);
      await desk.service.maintain();
      expect((await messages(two.reference)).filter((each) => each === 'disrupted')).toHaveLength(1);
    });

    it('is previewed in a dry run that changes nothing', async () => {
      const made = await desk.ticketed({ trips: [[MORNING, 0, 1]], adults: 1 });
      const before = await desk.read(made);
      const report = await desk.dryRun({ kind: 'cancel', sailingId: MORNING });
      expect(report).toMatchObject({ id: null, affected: [{ reference: made.reference, effect: 'broken' }] });
      expect(report.affected[0]?.offers.length).toBeGreaterThan(0);
      expect(await desk.disruptions(made)).toEqual([]);
      expect(await desk.read(made)).toEqual(before);
      expect((await desk.hold({ ...oneMore(MORNING) })).status).toBe(201);
    });

    it('is reported once, however often the call is repeated', async () => {
      await desk.ticketed({ trips: [[MORNING, 0, 1]], adults: 1 });
      const key = desk.newKey();
      const one = await desk.report({ kind: 'cancel', sailingId: MORNING }, key);
      const two = await desk.report({ kind: 'cancel', sailingId: MORNING }, key);
      expect([one.status, two.status]).toEqual([201, 201]);
      expect(two.text).toBe(one.text);
      const again = await desk.report({ kind: 'cancel', sailingId: MORNING });
      expect(again).toMatchObject({ status: 200, json: { id: null, affected: [] } });
    });

    it('moves the traveller free of charge, places and tickets in one step, once', async () => {
      const made = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 2, cars: 1 });
      await desk.reported({ kind: 'cancel', sailingId: MORNING });
      const { id, offers } = await desk.disruption(made);
      const key = desk.newKey();
      const choice = { kind: 'rebook', tripIds: offers[0]?.tripIds };
      const answer = await desk.choose(made, id, choice, key);
      expect(answer.status, answer.text).toBe(200);
      expect((await desk.choose(made, id, choice, key)).text).toBe(answer.text);
      expect((await desk.choose(made, id, choice)).status).toBe(200);
      expect(await desk.sold(MORNING)).toEqual([0, 0, 0]);
      expect(await desk.sold(AFTERNOON)).toEqual([2, 2, 0]);
      const booking = await desk.read(made);
      expect(booking).toMatchObject({ state: 'ticketed', segments: [{ leg: { sailingId: AFTERNOON } }] });
      expect(booking.quote.totalCents).toBe(made.totalCents);
      expect(await desk.due(made.reference)).toBe(0);
      expect(await desk.refunds(made.reference)).toBe(0);
      expect(problemOf(await desk.choose(made, id, { kind: 'refund' })).code).toBe('state_conflict');
      expect(await messages(made.reference)).toContain('changed');
    });

    it('refunds everything, including the unused inbound journey, even long after departure', async () => {
      const made = await desk.ticketed({
        trips: [
          [MORNING, 0, 2],
          ['L2-20261208', 1, 3],
        ],
        adults: 1,
      });
      await desk.reported({ kind: 'cancel', sailingId: MORNING });
      desk.clock.set('2026-12-06T12:00:00Z');
      const { id, refund } = await desk.disruption(made);
      expect(refund).toMatchObject({ cents: made.totalCents, segments: [0, 1] });
      expect((await desk.choose(made, id, { kind: 'refund' })).status).toBe(200);
      expect(await desk.sold('L2-20261208')).toEqual([0, 0, 0]);
      expect((await desk.read(made)).state).toBe('cancelled');
      expect(await desk.refunds(made.reference)).toBe(made.totalCents);
      expect(await ledgerSum(desk.db)).toBe(0);
    });

    it('does not refund the travelled outbound journey when the inbound one is cancelled', async () => {
      const made = await desk.ticketed({
        trips: [
          [MORNING, 0, 2],
          ['L2-20261208', 1, 3],
        ],
        adults: 1,
      });
      desk.clock.set('2026-12-06T12:00:00Z');
      await desk.reported({ kind: 'cancel', sailingId: 'L2-20261208' });
      const { id, refund } = await desk.disruption(made);
      expect(refund).toMatchObject({ segments: [1], cents: made.totalCents / 2 });
      expect((await desk.choose(made, id, { kind: 'refund' })).status).toBe(200);
      expect(await desk.sold(MORNING)).toEqual([1, 1, 0]);
      expect(await desk.refunds(made.reference)).toBe(made.totalCents / 2);
    });

    it('charges nothing to those who have not paid, whatever they choose', async () => {
      const made = await desk.reserved({ trips: [[MORNING, 0, 1]], adults: 1 });
      await desk.reported({ kind: 'cancel', sailingId: MORNING });
      const { id, refund } = await desk.disruption(made);
      expect(refund?.cents).toBe(0);
      expect((await desk.choose(made, id, { kind: 'refund' })).status).toBe(200);
      expect((await desk.read(made)).state).toBe('cancelled');
      expect(await desk.due(made.reference)).toBe(0);
    });

    it('refuses ships that go elsewhere, are full, or do not exist', async () => {
      const made = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 2 });
      await desk.ticketed({ trips: [[AFTERNOON, 1, 2]], adults: 9 });
      await desk.reported({ kind: 'cancel', sailingId: MORNING });
      const { id, offers } = await desk.disruption(made);
      expect(offers.map(({ tripIds }) => tripIds[0])).not.toContain(`${AFTERNOON}.0.2`);
      const rebook = (tripIds: string[]) => desk.choose(made, id, { kind: 'rebook', tripIds });
      expect(problemOf(await rebook([`${AFTERNOON}.0.2`])).code).toBe('sold_out');
      expect(problemOf(await rebook([`${AFTERNOON}.0.1`])).code).toBe('rule_violation');
      expect(problemOf(await rebook(['nothing'])).code).toBe('rule_violation');
      expect(problemOf(await rebook([`${MORNING}.0.2`])).code).toBe('sales_closed');
      expect(problemOf(await desk.choose(made, id, { kind: 'keep' })).code).toBe('state_conflict');
      expect((await desk.disruption(made)).choice).toBeNull();
    });

    it('ends the journey of a buyer who was about to book it', async () => {
      const held = await desk.held({ trips: [[MORNING, 0, 1]], adults: 1 });
      await desk.reported({ kind: 'cancel', sailingId: MORNING });
      const answer = await desk.call('POST', `/bookings/${held.reference}/confirm`, {
        token: held.token,
        body: held.body,
        key: desk.newKey(),
      });
      expect(problemOf(answer)).toMatchObject({ code: 'sales_closed', segment: 0 });
      expect(await desk.sold(MORNING)).toEqual([0, 0, 0]);
    });

    it('finds bookings paid at the moment of the cancellation', async () => {
      const made = await desk.ticketed({ trips: [[MORNING, 0, 1]], adults: 1 });
      await desk.reported({ kind: 'cancel', sailingId: MORNING });
      await sql`delete from reservations.disruption_booking`.execute(desk.db);
      await desk.service.maintain();
      expect(await desk.disruption(made)).toMatchObject({ effect: 'broken', choices: ['rebook', 'refund'] });
    });

    it('rejects invalid reports with a reason and never with a failure', async () => {
      const made = await desk.ticketed({ trips: [[MORNING, 0, 1]], adults: 1 });
      const { id } = await desk.reported({ kind: 'cancel', sailingId: MORNING });
      const nonsense = [
        {},
        [],
        { disruptionId: 'x', choice: { kind: 'refund' } },
        { disruptionId: id, choice: { kind: 'rebook', tripIds: [] } },
        { disruptionId: id, choice: { kind: 'rebook', tripIds: ['\u0000'] } },
        { disruptionId: id, choice: { kind: 'rebook', tripIds: [`${AFTERNOON}.9.12`] } },
        { disruptionId: id, choice: { kind: 'rebook', tripIds: ['L1-20261205.0.2', 'L1-20261205.0.2'] } },
        { disruptionId: '00000000-0000-4000-8000-000000000000', choice: { kind: 'refund' } },
        { disruptionId: id, choice: { kind: 'dance' } },
      ];
      for (const body of nonsense) {
        const path = `/bookings/${made.reference}/disruption/choice`;
        const { status, text: responseText } = await desk.call('POST', path, {
          token: made.token,
          key: desk.newKey(),
          body,
        });
        expect([400, 404, 409, 422, 423], responseText).toContain(status);
      }
      for (const body of [{}, { kind: 'refund', segment: -1 }, { kind: 'refund', segment: 1e9 }, { kind: 1 }])
        expect((await desk.claim(made, body)).status).toBe(400);
      for (const look of ['x', '00000000-0000-4000-8000-000000000000', "'%20or%201=1"])
        expect((await desk.withdraw(look)).status).toBe(404);
      expect((await desk.disruption(made)).choice).toBeNull();
    });

    it('can be withdrawn while nobody has chosen, but not afterwards', async () => {
      const one = await desk.ticketed({ trips: [[MORNING, 0, 1]], adults: 1 });
      const first = await desk.reported({ kind: 'cancel', sailingId: MORNING });
      expect((await desk.withdraw(first.id ?? '')).status).toBe(200);
      expect(await desk.disruptions(one)).toEqual([]);
      expect((await desk.hold(oneMore(MORNING))).status).toBe(201);
      expect((await messages(one.reference)).filter((each) => each === 'disrupted')).toHaveLength(2);
      const second = await desk.reported({ kind: 'cancel', sailingId: MORNING });
      await desk.choose(one, second.id ?? '', { kind: 'refund' });
      expect(problemOf(await desk.withdraw(second.id ?? '')).code).toBe('state_conflict');
    });
  });

  function oneMore(sailing: string) {
    return {
      segments: [{ tripId: `${sailing}.0.1`, class: 'ECO', direction: 'A' }],
      party: { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] },
    };
  }
});
