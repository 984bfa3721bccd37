import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ledgerSum } from '#tests/fixtures/ledger-sum.ts';
import { recordCall } from '#reservations/sailings/status.ts';
import { emptyShips } from '#tests/fixtures/booking-life.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { type Desk, resetSailings, startDesk } from '#tests/fixtures/disruption-desk.ts';
import { problemOf } from '#tests/fixtures/reservations.ts';

const MORNING = 'L1-20261205';
const AFTERNOON = 'L1-20261205-1';

onEachDatabase('D5 rights of a booking', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let desk: Desk;

  beforeAll(async () => {
    opened = await open();
    desk = await startDesk(opened.db, `rights ${kind}`);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await emptyShips(desk);
    await resetSailings(desk.db);
  });

  /** The crew reports when the ship reached a call. */
  async function arrives(sailingId: string, seq: number, at: string) {
    await desk.db
      .transaction()
      .execute((trx) => recordCall(trx, { sailingId, seq, at: new Date(at), arrivedAt: new Date(at) }));
    desk.clock.set(at);
  }

  it('shows the refund of a cancellation, its deadline, and if the date may stay open', async () => {
    const made = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 1 });
    const { segments, journeys } = await desk.rights(made);
    expect(segments).toMatchObject([
      {
        ifYouCancel: {
          cents: made.totalCents,
          ruleId: 'tariff-7-days',
          until: '2026-11-28T23:59:59+02:00',
        },
        carrierCaused: null,
        assistance: [],
        openDate: { isPossible: true, until: '2026-12-05T07:00:00+02:00', validUntil: '2027-12-05' },
      },
    ]);
    expect(journeys).toMatchObject([{ segments: [0], state: 'none', compensation: { cents: 0 } }]);
  });

  it('pays compensation for a late arrival once, by the minute', async () => {
    const made = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 2 });
    await desk.reported({ kind: 'delay', sailingId: MORNING, delayMinutes: 75 });
    expect((await desk.rights(made)).journeys[0]).toMatchObject({ state: 'not-yet', lateMinutes: 75 });
    expect(problemOf(await desk.claim(made, { kind: 'compensation', segment: 0 })).code).toBe(
      'state_conflict',
    );
    await arrives(MORNING, 2, '2026-12-05T10:49:59+02:00');
    expect((await desk.rights(made)).journeys[0]).toMatchObject({ state: 'none', lateMinutes: 59 });
    await arrives(MORNING, 2, '2026-12-05T10:50:00+02:00');
    const [journey] = (await desk.rights(made)).journeys;
    expect(journey).toMatchObject({
      state: 'claimable',
      lateMinutes: 60,
      compensation: { percent: 25, cents: made.totalCents / 4, ruleId: 'eu-25-over-0h' },
    });
    const key = desk.newKey();
    const answer = await desk.claim(made, { kind: 'compensation', segment: 0 }, key);
    expect(answer).toMatchObject({
      status: 201,
      json: { payouts: [{ provider: 'agency', cents: made.totalCents / 4 }] },
    });
    expect((await desk.claim(made, { kind: 'compensation', segment: 0 }, key)).text).toBe(answer.text);
    expect(problemOf(await desk.claim(made, { kind: 'compensation', segment: 0 })).detail).toContain(
      'already',
    );
    expect((await desk.rights(made)).journeys[0]?.state).toBe('claimed');
    expect(await desk.refunds(made.reference)).toBe(made.totalCents / 4);
    expect(await ledgerSum(desk.db)).toBe(0);
  });

  it('pays nothing for weather, nor to those who knew of the delay when buying, and explains why', async () => {
    const before = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 1 });
    await desk.reported({ kind: 'delay', sailingId: MORNING, delayMinutes: 130, cause: 'weather' });
    await desk.ticketed({ trips: [[AFTERNOON, 0, 2]], adults: 1 });
    await desk.reported({ kind: 'delay', sailingId: AFTERNOON, delayMinutes: 130 });
    desk.clock.forward(60);
    const after = await desk.ticketed({ trips: [[AFTERNOON, 0, 2]], adults: 1 });
    await arrives(MORNING, 2, '2026-12-05T12:00:00+02:00');
    const [weather] = (await desk.rights(before)).journeys;
    expect(weather).toMatchObject({
      state: 'none',
      compensation: { source: expect.stringContaining('art. 20') },
    });
    const refused = await desk.claim(before, { kind: 'compensation', segment: 0 });
    expect(problemOf(refused).detail).toContain('weather');
    await arrives(AFTERNOON, 2, '2026-12-05T18:00:00+02:00');
    expect((await desk.rights(after)).journeys[0]?.compensation.legalReason.en).toContain(
      'known when you booked',
    );
  });

  it('end two months after the journey', async () => {
    const made = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 1 });
    await arrives(MORNING, 2, '2026-12-05T13:00:00+02:00');
    const state = async () => (await desk.rights(made)).journeys[0]?.state;
    desk.clock.set('2027-02-05T23:59:59+02:00');
    expect(await state()).toBe('claimable');
    desk.clock.set('2027-02-06T00:00:00+02:00');
    expect(await state()).toBe('too-late');
  });

  it('measures rebooked travellers against what was bought, not beyond the first ship offered', async () => {
    const quick = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 1 });
    const slow = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 1 });
    const { id } = await desk.reported({ kind: 'cancel', sailingId: MORNING });
    await desk.choose(quick, id ?? '', { kind: 'rebook', tripIds: [`${AFTERNOON}.0.2`] });
    await desk.choose(slow, id ?? '', { kind: 'rebook', tripIds: ['L1-20261207.0.2'] });
    desk.clock.set('2026-12-07T12:00:00+02:00');
    for (const made of [quick, slow])
      expect((await desk.rights(made)).journeys[0]).toMatchObject({
        state: 'claimable',
        lateMinutes: 360,
        compensation: { percent: 50, cents: made.totalCents / 2 },
      });
  });

  it('refunds a late ship afterwards to travellers who were not seen boarding, and only to them', async () => {
    const gone = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 1 });
    const aboard = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 1 });
    await desk.reported({ kind: 'delay', sailingId: MORNING, delayMinutes: 100 });
    desk.clock.set('2026-12-05T12:00:00+02:00');
    expect((await desk.disruption(gone)).choices).toEqual([]);
    await sql`insert into reservations.scan (document, call_seq, kind, sailing_id, device, at, received_at)
      select t.document, 0, 'board', ${MORNING}, 'gate', timestamptz '2026-12-05 07:30Z', timestamptz '2026-12-05 07:30Z'
      from reservations.ticket t join reservations.booking b on b.id = t.booking_id
      where b.reference = ${aboard.reference}`.execute(desk.db);
    expect((await desk.disruption(aboard)).choices).toEqual([]);
    expect((await desk.rights(aboard)).journeys[0]?.state).toBe('claimable');
    expect((await desk.rights(gone)).journeys[0]).toMatchObject({
      state: 'none',
      compensation: { legalReason: { en: expect.stringContaining('boarding') } },
    });
    const seen = await desk.disruption(gone);
    expect(seen.choices).toEqual(['refund']);
    expect((await desk.choose(gone, seen.id, { kind: 'refund' })).status).toBe(200);
    expect(await desk.refunds(gone.reference)).toBe(gone.totalCents);
    await sql`delete from reservations.scan`.execute(desk.db);
  });

  it('pays the refund that the carrier owes as a claim, and nothing that it does not owe', async () => {
    const made = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 1 });
    expect(problemOf(await desk.claim(made, { kind: 'refund', segment: 0 })).code).toBe('state_conflict');
    await desk.reported({ kind: 'cancel', sailingId: MORNING, cause: 'sailing-ban' });
    expect((await desk.rights(made)).segments[0]?.carrierCaused).toMatchObject({
      cents: made.totalCents,
      ruleId: 'gr-sailing-ban',
    });
    const key = desk.newKey();
    const answer = await desk.claim(made, { kind: 'refund', segment: 0 }, key);
    expect(answer).toMatchObject({ status: 201, json: { answer: { cents: made.totalCents } } });
    expect((await desk.claim(made, { kind: 'refund', segment: 0 }, key)).text).toBe(answer.text);
    expect((await desk.read(made)).state).toBe('cancelled');
    expect(await desk.refunds(made.reference)).toBe(made.totalCents);
  });

  it('refunds everything to a traveller who cancels a cancelled sailing, not half as for a late cancellation', async () => {
    const made = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 1 });
    desk.clock.set('2026-12-05T06:50:00+02:00');
    await desk.reported({ kind: 'cancel', sailingId: MORNING });
    const answer = await desk.call('POST', `/bookings/${made.reference}/cancellation`, {
      token: made.token,
      key: desk.newKey(),
      body: { expectedRefundCents: made.totalCents },
    });
    expect(answer.status, answer.text).toBe(200);
    expect((await desk.disruption(made)).choices).toEqual([]);
  });

  it('moves the latest bookings to a smaller ship’s next sailing, holds first, and keeps their money safe', async () => {
    const first = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 3 });
    desk.clock.forward(60);
    const last = await desk.ticketed({ trips: [[MORNING, 0, 1]], adults: 2 });
    desk.clock.forward(60);
    const hold = await desk.held({ trips: [[MORNING, 0, 1]], adults: 2 });
    const dry = await desk.dryRun({ kind: 'swap-vessel', sailingId: MORNING, vesselId: 'SMALL' });
    const report = await desk.reported({ kind: 'swap-vessel', sailingId: MORNING, vesselId: 'SMALL' });
    expect(dry.affected).toEqual(report.affected);
    expect(report.releasedHolds).toBe(1);
    expect(report.affected).toMatchObject([
      { reference: first.reference, effect: 'told' },
      { reference: last.reference, effect: 'broken', passengers: 2 },
    ]);
    expect((await desk.read(hold)).state).toBe('released');
    expect(await desk.sold(MORNING)).toEqual([3, 3, 0]);
    const seen = await desk.disruption(last);
    expect(seen).toMatchObject({ choices: ['rebook', 'refund'], refund: { cents: last.totalCents } });
    const { segments } = await desk.rights(last);
    expect(segments[0]?.carrierCaused?.cents).toBe(last.totalCents);
    const [offer] = seen.offers;
    expect((await desk.choose(last, seen.id, { kind: 'rebook', tripIds: offer?.tripIds })).status).toBe(200);
    expect(await desk.read(last)).toMatchObject({
      state: 'ticketed',
      segments: [{ leg: { sailingId: AFTERNOON } }],
    });
    expect(await desk.sold(AFTERNOON)).toEqual([2, 0, 0]);
  });

  it('returns displaced bookings to their places when the swap is withdrawn', async () => {
    const made = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 5 });
    const { id } = await desk.reported({ kind: 'swap-vessel', sailingId: MORNING, vesselId: 'SMALL' });
    expect((await desk.read(made)).state).toBe('open');
    expect(await desk.sold(MORNING)).toEqual([0, 0, 0]);
    expect((await desk.withdraw(id ?? '')).status).toBe(200);
    expect(await desk.read(made)).toMatchObject({
      state: 'ticketed',
      segments: [{ leg: { sailingId: MORNING } }],
    });
    expect(await desk.sold(MORNING)).toEqual([5, 5, 0]);
  });

  it('opens with a traveller’s surname, but claims only with the token', async () => {
    const made = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 1 });
    const path = `/bookings/${made.reference}/rights`;
    expect((await desk.call('GET', `${path}?surname=παπαδοπουλος`)).status).toBe(200);
    expect((await desk.call('GET', path)).status).toBe(403);
    const claim = await desk.call('POST', `/bookings/${made.reference}/claims`, {
      key: desk.newKey(),
      body: { kind: 'refund', segment: 0 },
    });
    expect(claim.status).toBe(403);
    const { rows } = await sql`select 1 from reservations.rights_claim`.execute(desk.db);
    expect(rows).toEqual([]);
  });

  it('lets a traveller with a surname choose after a cancelled sailing, but nobody who guesses', async () => {
    const made = await desk.ticketed({ trips: [[MORNING, 0, 2]], adults: 1 });
    await desk.reported({ kind: 'cancel', sailingId: MORNING });
    const { id: disruptionId } = await desk.disruption(made);
    const choose = (surname: string) =>
      desk.call('POST', `/bookings/${made.reference}/disruption/choice?${new URLSearchParams({ surname })}`, {
        key: desk.newKey(),
        body: { disruptionId, choice: { kind: 'refund' } },
      });
    expect((await choose('Νικολάου')).status).toBe(403);
    expect((await desk.disruption(made)).choice).toBeNull();
    expect((await choose('παπαδοπουλος')).status).toBe(200);
    expect(await desk.disruption(made)).toMatchObject({ choice: 'refund', choices: [] });
  });
});
