import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyShips } from '#tests/fixtures/booking-life.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { type Desk, resetSailings, startDesk, text } from '#tests/fixtures/disruption-desk.ts';
import { details, problemOf } from '#tests/fixtures/reservations.ts';

const MORNING = 'L1-20261205';

onEachDatabase('D5 ships that are late, berth elsewhere or skip a call', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let desk: Desk;

  beforeAll(async () => {
    opened = await open();
    desk = await startDesk(opened.db, `disrupted ${kind}`);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await emptyShips(desk);
    await resetSailings(desk.db);
  });

  describe('a delay', () => {
    it('offers a choice after more than ninety minutes and only informs below', async () => {
      const made = await desk.ticketed({ trips: [[MORNING, 0, 1]], adults: 1 });
      const short = await desk.reported({ kind: 'delay', sailingId: MORNING, delayMinutes: 90 });
      expect(short.affected).toMatchObject([{ effect: 'told', offers: [] }]);
      expect((await desk.disruption(made)).choices).toEqual([]);
      const long = await desk.reported({ kind: 'delay', sailingId: MORNING, delayMinutes: 91 });
      expect(long.affected).toMatchObject([{ effect: 'late' }]);
      const all = await desk.disruptions(made);
      expect(all).toHaveLength(1);
      expect(all[0]?.choices).toEqual(['rebook', 'refund', 'keep']);
      expect((await desk.choose(made, long.id ?? '', { kind: 'keep' })).status).toBe(200);
      expect((await desk.disruption(made)).choice).toBe('keep');
    });

    it('offers the choice again when a cancellation follows', async () => {
      const made = await desk.ticketed({ trips: [[MORNING, 0, 1]], adults: 1 });
      const late = await desk.reported({ kind: 'delay', sailingId: MORNING, delayMinutes: 120 });
      await desk.choose(made, late.id ?? '', { kind: 'keep' });
      await desk.reported({ kind: 'cancel', sailingId: MORNING });
      expect(await desk.disruption(made)).toMatchObject({ kind: 'cancel', choices: ['rebook', 'refund'] });
    });

    it('that breaks a connection offers a choice for the missed ship', async () => {
      const connection = {
        segments: [
          { tripId: `${MORNING}.0.1`, class: 'ECO', direction: 'A' },
          { tripId: 'L3-20261205.0.1', class: 'ECO', direction: 'A' },
        ],
        party: { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] },
      };
      const made = await ticketedAs(connection);
      const report = await desk.reported({ kind: 'delay', sailingId: MORNING, delayMinutes: 45 });
      expect(report.affected).toMatchObject([{ segment: 1, effect: 'connection' }]);
      expect(report.affected[0]?.offers[0]).toEqual(['L3-20261205-1.0.1']);
      const { id, refund } = await desk.disruption(made);
      expect(refund?.segments).toEqual([0, 1]);
      const choice = { kind: 'rebook', tripIds: ['L3-20261205-1.0.1'] };
      expect((await desk.choose(made, id, choice)).status).toBe(200);
      expect(await desk.sold('L3-20261205')).toEqual([0]);
      expect(await desk.sold('L3-20261205-1')).toEqual([1]);
    });
  });

  describe('other changes', () => {
    it('only concern travellers who board or land where a quay moves or a call is skipped', async () => {
      const from = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 1 });
      const later = await desk.ticketed({ trips: [[MORNING, 1, 3]], adults: 1 });
      const moved = await desk.reported({ kind: 'move-quay', sailingId: MORNING, seq: 0, quayId: 'AAA-2' });
      expect(moved.affected).toMatchObject([{ reference: from.reference, effect: 'told' }]);
      const skipped = await desk.reported({ kind: 'skip-call', sailingId: MORNING, seq: 1 });
      expect(skipped.affected).toMatchObject([{ reference: later.reference, effect: 'broken' }]);
      expect((await desk.disruption(later)).choices).toEqual(['rebook', 'refund']);
    });

    it('are shown to everybody until the ship has arrived', async () => {
      await desk.reported({ kind: 'delay', sailingId: MORNING, delayMinutes: 30, cause: 'strike' });
      const alerts = () => desk.call('GET', '/alerts');
      expect((await alerts()).json).toMatchObject({
        alerts: [{ sailingId: MORNING, cause: 'strike', kind: 'delay', delayMinutes: 30, text }],
      });
      desk.clock.set('2026-12-05T12:00:00Z');
      expect((await alerts()).json).toMatchObject({ alerts: [] });
    });

    it('report the invalid field', async () => {
      const at = { sailingId: MORNING };
      const codes = await Promise.all(
        [
          { kind: 'cancel', ...at, cause: 'aliens' },
          { kind: 'cancel', sailingId: 'L9-20261205' },
          { kind: 'move-quay', ...at, seq: 0, quayId: 'BBB-1' },
          { kind: 'swap-vessel', ...at, vesselId: 'NONE' },
          { kind: 'skip-call', ...at, seq: 40 },
          { kind: 'delay', ...at, delayMinutes: 0 },
        ].map(async (body) => problemOf(await desk.report(body)).code),
      );
      expect(codes).toEqual([
        'rule_violation',
        'not_found',
        'rule_violation',
        'rule_violation',
        'rule_violation',
        'invalid_request',
      ]);
      expect((await desk.call('POST', '/operator/disruptions', { body: {} })).status).toBe(401);
    });
  });

  async function ticketedAs(request: object) {
    const { booking, accessToken } = await desk.mustHold(request);
    const made = { reference: booking.reference, token: accessToken };
    await desk.call('POST', `/bookings/${made.reference}/confirm`, {
      token: made.token,
      body: details(1),
      key: desk.newKey(),
    });
    await desk.pay(made.reference, booking.quote.totalCents);
    return made;
  }
});
