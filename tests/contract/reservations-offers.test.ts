import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import {
  Booking,
  CancellationPreview,
  type HoldResult,
  OfferCounts,
  Quote,
  SearchResult,
} from '#contracts/reservations/index.ts';
import { sumCents } from '#foundation/money/cents.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { offersNetwork, promo } from '#tests/fixtures/offers-network.ts';
import {
  adults,
  details,
  oneWay,
  PATIENT_MS,
  problemOf,
  type Service,
  startService,
  stoppedClock,
  testSecrets,
} from '#tests/fixtures/reservations.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

const promoCodes = [
  promo('TEN'),
  promo('LAST3', { maxUses: 3 }),
  promo('ONCE', { maxUsesPerPerson: 1 }),
  promo('OVER', { validTo: '2026-11-20' }),
  promo('SOON', { validFrom: '2026-12-01' }),
  promo('MAY', { travelFrom: '2027-05-01' }),
  promo('DESK', { channels: ['agency'] }),
  promo('WEAK', { gives: { kind: 'percent', percent: 5 } }),
  promo('GROUP', { agreement: true, counts: 'passengers', maxUses: 12 }),
];

const DAY = '20261123';
const out = (day = DAY) => ({ tripId: `L1-${day}.0.1`, class: 'ECO', direction: 'A' });
const home = (day = DAY) => ({ tripId: `L2-${day}.0.1`, class: 'ECO', direction: 'R' });
const dayTrip = (count = 1, day = DAY) => ({ segments: [out(day), home(day)], party: adults(count) });
const withCode = (promoCode: string, count = 1) => ({ ...oneWay(`L1-${DAY}.0.1`, count), promoCode });

type Counted = { rule: string; scope: string; taken: number };

onEachDatabase('D3 D4 offers with limits', ({ kind, open }) => {
  const clock = stoppedClock('2026-11-21T10:00:00Z');
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    const network = offersNetwork({ promoCodes, daySeats: 3 });
    shop = await startService({ db: opened.db, network, clock: clock.now, seed: `offers ${kind}` });
  });
  afterAll(() => opened.close());

  async function taken(rule: string, scope: string): Promise<number> {
    const { rows } = await sql<Counted>`select rule, scope, taken from reservations.allotment`.execute(
      opened.db,
    );
    return rows.find((row) => row.rule === rule && row.scope === scope)?.taken ?? 0;
  }
  const price = async (request: object) =>
    v.parse(Quote, (await shop.call('POST', '/quotes', { body: request })).json);
  const release = (held: HoldResult) =>
    shop.call('DELETE', `/bookings/${held.booking.reference}/hold`, { token: held.accessToken });
  const confirm = (held: HoldResult, body: object, key = shop.newKey()) =>
    shop.call('POST', `/bookings/${held.booking.reference}/confirm`, { body, key, token: held.accessToken });

  it.each([
    ['NOBODY', 'promo_unknown', 'There is no such code'],
    ['OVER', 'promo_expired', 'until 20 November 2026'],
    ['SOON', 'promo_not_yet', 'from 1 December 2026'],
    ['MAY', 'promo_not_for_trip', 'other days'],
    ['DESK', 'promo_unknown', 'There is no such code'],
  ])(
    'explains why the code %s is not valid, and that one may continue without it',
    async (code, reason, words) => {
      const answer = await shop.call('POST', '/quotes', { body: withCode(code) });
      const problem = problemOf(answer);
      expect([answer.status, problem.code, problem.errors?.map((error) => error.field)]).toEqual([
        422,
        'rule_violation',
        ['promoCode'],
      ]);
      expect(problem.errors?.[0]?.code).toBe(reason);
      expect(problem.errors?.[0]?.message).toContain(words);
      expect(problem.errors?.[0]?.message).toContain('continue without a code');
      const greek = problemOf(await shop.call('POST', '/quotes', { body: withCode(code), language: 'el' }));
      expect(greek.errors?.[0]?.message).toMatch(/^[Α-Ω].* Μπορείτε να συνεχίσετε χωρίς κωδικό\.$/u);
    },
  );

  it('accepts a code in any spelling, and ignores an empty one', async () => {
    expect((await price(withCode('  ten '))).promo).toMatchObject({ code: 'TEN', cents: 100 });
    expect((await price(withCode('ten'))).totalCents).toBe(1000);
    expect((await price(withCode(''))).totalCents).toBe(1100);
  });

  it('does not use up a code that lowers the price less than another discount', async () => {
    const request = { segments: [out('20261124'), home('20261125')], party: adults(1), promoCode: 'WEAK' };
    expect((await price(request)).promo).toMatchObject({ code: 'WEAK', cents: 0 });
    await shop.mustHold(request);
    expect(await taken('promo:WEAK', '*')).toBe(0);
  });

  it('prices each sailing of a search there and back as the quote of both does', async () => {
    const search = async (...trips: object[]) => {
      const { json } = await shop.call('POST', '/search', { body: { trips, party: adults(2) } });
      return v.parse(SearchResult, json).trips.map(({ journeys }) => journeys[0]?.classes[0]);
    };
    const [there, back] = [
      { from: 'AAA', to: 'BBB', date: '2026-11-24' },
      { from: 'BBB', to: 'AAA', date: '2026-11-25' },
    ];
    const { lines } = await price({ segments: [out('20261124'), home('20261125')], party: adults(2) });
    const share = (bound: number) =>
      sumCents(lines.filter(({ segment }) => segment === bound).map(({ cents }) => cents));
    const both = await search(there, back);
    expect(both.map((offer) => offer?.withReturnCents)).toEqual([share(0), share(1)]);
    expect(share(0)).toBeLessThan(both[0]?.totalCents ?? 0);
    expect((await search(there)).map((offer) => offer?.withReturnCents)).toEqual([undefined]);
  });

  it('counts a use with the hold and returns it with the places', async () => {
    const before = await taken('promo:TEN', '*');
    const held = await shop.mustHold(withCode('TEN'));
    expect(held.booking.quote.totalCents).toBe(1000);
    expect(await taken('promo:TEN', '*')).toBe(before + 1);
    await release(held);
    await release(held);
    expect(await taken('promo:TEN', '*')).toBe(before);
    await shop.mustHold(withCode('TEN'));
    clock.forward(16 * 60);
    await shop.service.maintain();
    expect(await taken('promo:TEN', '*')).toBe(before);
  });

  it('counts the people of a group, not its bookings', async () => {
    await shop.mustHold(withCode('GROUP', 9));
    const many = problemOf(await shop.call('POST', '/quotes', { body: withCode('GROUP', 4) }));
    expect(many.errors?.[0]).toMatchObject({ field: 'promoCode', code: 'promo_too_few' });
    expect(many.errors?.[0]?.message).toContain('Only 3 tickets');
    await shop.mustHold(withCode('GROUP', 3));
    expect(await taken('promo:GROUP', '*')).toBe(12);
    const none = problemOf(await shop.call('POST', '/quotes', { body: withCode('GROUP') }));
    expect(none.errors?.[0]?.code).toBe('promo_used_up');
  });

  it('lets one email address use a code once, regardless of capitals', async () => {
    const mail = (email: string | null) => ({
      ...details(1),
      contact: { email, phone: '+30 22410 00000', refused: false },
    });
    const first = await shop.mustHold(withCode('ONCE'));
    const second = await shop.mustHold(withCode('ONCE'));
    expect((await confirm(first, mail('Maria@Example.gr'))).status).toBe(200);
    const again = problemOf(await confirm(second, mail('maria@example.GR')));
    expect([again.errors?.[0]?.field, again.errors?.[0]?.code]).toEqual([
      'promoCode',
      'promo_used_by_person',
    ]);
    expect(problemOf(await confirm(second, mail(null))).errors?.[0]?.field).toBe('contact.email');
    expect((await confirm(second, mail('eleni@example.gr'))).status).toBe(200);
    const { rows } = await sql<{ person: string | null }>`select person from reservations.booking_allotment
      where rule = 'promo:ONCE'`.execute(opened.db);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/example/i);
  });

  it('sells the day trip at its price while it lasts, to the whole cent and including dues', async () => {
    const quote = await price(dayTrip(2));
    expect([quote.totalCents, quote.segmentCents]).toEqual([2400, [1200, 1200]]);
    expect(new Set(quote.lines.flatMap((line) => line.rule ?? []))).toEqual(new Set(['day-trip']));
    const held = await shop.mustHold(dayTrip(2));
    expect(await taken('day-trip', `L1-${DAY}`)).toBe(2);
    expect(await taken('day-trip', `L2-${DAY}`)).toBe(2);
    // One is left: the second traveller pays the return fare.
    const mixed = await price(dayTrip(2));
    expect(mixed.totalCents).toBe(1200 + 2 * (800 + 100));
    await release(held);
    expect(await taken('day-trip', `L1-${DAY}`)).toBe(0);
    expect((await price(dayTrip(3))).totalCents).toBe(3600);
  });

  // One bound of a day trip cost half of the price of both.
  it('prices one bound of a day trip like any other crossing once the other is cancelled', async () => {
    const day = '20261124';
    const single = await price({ segments: [out(day)], party: adults(1) });
    const held = await shop.mustHold(dayTrip(1, day));
    expect((await confirm(held, details(1))).status).toBe(200);
    const path = `/bookings/${held.booking.reference}/cancellation`;
    const token = held.accessToken;
    const seen = await shop.call('GET', `${path}?direction=R`, { token });
    expect(v.parse(CancellationPreview, seen.json)).toMatchObject({ dueCents: single.totalCents });
    const body = { scope: { kind: 'direction', direction: 'R' }, expectedRefundCents: 0 };
    const answer = await shop.call('POST', path, { token, body, key: shop.newKey() });
    const { quote } = v.parse(Booking, answer.json);
    expect(quote.totalCents).toBe(single.totalCents);
    expect(quote.lines).toEqual(single.lines);
    // None of this day’s seats are taken any more.
    expect(await taken('day-trip', `L1-${day}`)).toBe(0);
  });

  it('gives no day trip on another day, in one direction, or to a child who pays less', async () => {
    expect((await price({ segments: [out(), home('20261124')], party: adults(1) })).totalCents).toBe(1800);
    const family = { passengers: [{ category: 'ADT' }, { category: 'CHD' }], vehicles: [], pets: [] };
    const quote = await price({ segments: [out(), home()], party: family });
    expect(quote.totalCents).toBe(1200 + 2 * (500 + 100));
  });

  it('returns the new price when the last day-trip ticket is sold in between', async () => {
    const request = dayTrip(3, '20261124');
    const { totalCents } = await price(request);
    const other = await shop.mustHold(dayTrip(1, '20261124'));
    const answer = await shop.call('POST', '/holds', {
      body: { ...request, expectedTotalCents: totalCents, locale: 'el' },
      key: shop.newKey(),
    });
    expect(problemOf(answer)).toMatchObject({ code: 'price_changed', totalCents: 2400 + 1800 });
    await release(other);
  });

  it('refuses an invalid claim, by traveller, in search and price alike', async () => {
    const party = (entitlement: string, category = 'ADT') => ({
      passengers: [{ category: 'ADT' }, { category, entitlement }],
      vehicles: [],
      pets: [],
    });
    for (const [who, code] of [
      [party('NONE'), 'unknown_entitlement'],
      [party('STU', 'CHD'), 'not_for_category'],
      [party('DIS-C'), 'companion_alone'],
    ] as const)
      for (const [path, body] of [
        ['/quotes', { segments: [out()], party: who }],
        ['/search', { trips: [{ from: 'AAA', to: 'BBB', date: '2026-11-23' }], party: who }],
      ] as const) {
        const problem = problemOf(await shop.call('POST', path, { body }));
        expect(problem.errors?.map((error) => [error.field, error.code])).toEqual([
          ['party.passengers.1.entitlement', code],
        ]);
      }
  });

  it('D2 shows the operator, and nobody else, how often offers have been used', async () => {
    const token = testSecrets.operatorToken;
    const { json } = await shop.call('GET', '/operator/offers', { token });
    const { promoCodes: codes, dayTrips } = v.parse(OfferCounts, json);
    expect(codes.find(({ code }) => code === 'GROUP')).toEqual({ code: 'GROUP', used: 12, left: 0 });
    expect(codes.find(({ code }) => code === 'ONCE')).toEqual({ code: 'ONCE', used: 2, left: null });
    expect(dayTrips).toEqual([]);
    const held = await shop.mustHold(dayTrip(2, '20261126'));
    const after = v.parse(OfferCounts, (await shop.call('GET', '/operator/offers', { token })).json);
    expect(after.dayTrips.map(({ sailingId, taken, left }) => [sailingId, taken, left])).toEqual([
      ['L1-20261126', 2, 1],
      ['L2-20261126', 2, 1],
    ]);
    await release(held);
    expect((await shop.call('GET', '/operator/offers', { token: held.accessToken })).status).toBe(401);
  });

  it('requires the islander’s number that the ticket must show, and stores it with the details', async () => {
    const party = { passengers: [{ category: 'ADT', entitlement: 'ISL' }], vehicles: [], pets: [] };
    const held = await shop.mustHold({ segments: [out()], party });
    expect(held.booking.quote.totalCents).toBe(1000);
    expect(held.booking.quote.proofs?.[0]?.text.el).toContain('ΜΑΝ');
    const problem = problemOf(await confirm(held, details(1)));
    expect([problem.errors?.[0]?.field, problem.errors?.[0]?.code]).toEqual([
      'passengers.0.man',
      'man_required',
    ]);
    const [passenger] = details(1).passengers;
    const filled = { ...details(1), passengers: [{ ...passenger, man: ' 012345678 ' }] };
    expect((await confirm(held, filled)).status).toBe(200);
  });

  it('counts exactly what live bookings hold, after all of this', async () => {
    const { rows } = await sql<Counted & { held: number; dead: number }>`select a.rule, a.scope, a.taken,
        coalesce(sum(b.quantity) filter (where b.live), 0)::integer as held,
        count(*) filter (where b.live and k.state in ('expired', 'released', 'cancelled'))::integer as dead
      from reservations.allotment a left join reservations.booking_allotment b using (rule, scope)
      left join reservations.booking k on k.id = b.booking_id group by 1, 2, 3`.execute(opened.db);
    expect(rows.length).toBeGreaterThan(5);
    for (const { rule, scope, taken: counted, held, dead } of rows)
      expect([rule, scope, held, dead]).toEqual([rule, scope, counted, 0]);
  });
});
