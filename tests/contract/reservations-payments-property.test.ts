import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HoldResult } from '#contracts/reservations/index.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { emptyShips, money, online, type Shop, startShop } from '#tests/fixtures/payments.ts';
import { inventory, oneWay, PATIENT_MS, stoppedClock } from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

const START = '2026-11-21T10:00:00Z';
const TRIP = 'L1-20261125.0.2';
const SEATS = 3;

const which = fc.nat(5);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('hold' as const), people: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('card' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('agency' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('teller' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('release' as const), which }) },
  // At the provider: the payer pays, or the session expires; its events wait to be delivered.
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pays' as const), which, later: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('runs-out' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('bank' as const), which, worked: fc.boolean() }) },
  // Any past event, so that events arrive late, twice and in any order.
  { weight: 6, arbitrary: fc.record({ do: fc.constant('event' as const), which: fc.nat(30) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('trouble' as const),
      kind: fc.constantFrom('down' as const, 'error' as const, 'lost' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('maintain' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(1, 61, 600, 899, 1200, 49 * 3600),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

onPostgres('D4 money and places, in any order of events', ({ kind, open }) => {
  const clock = stoppedClock(START);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Shop;

  beforeAll(async () => {
    opened = await open();
    const network = tinyNetwork({ legs: 2, seats: SEATS, horizonDays: 6 });
    shop = await startShop({ db: opened.db, network, clock: clock.now, seed: `money ${kind}` });
  });
  afterAll(async () => {
    await shop.stripe.close();
    await opened.close();
  });

  type World = { holds: HoldResult[]; sessions: string[]; events: number };

  async function take(world: World, each: Step): Promise<void> {
    const hold = 'which' in each ? world.holds[each.which % Math.max(1, world.holds.length)] : undefined;
    const session =
      'which' in each ? world.sessions[each.which % Math.max(1, world.sessions.length)] : undefined;
    switch (each.do) {
      case 'hold': {
        const answer = await shop.hold(oneWay(TRIP, each.people));
        if (answer.status === 201) world.holds.push(JSON.parse(answer.text));
        return;
      }
      case 'card': {
        if (!hold) return;
        const { status } = await shop.confirm(hold, online);
        expect([200, 409, 410, 503]).toContain(status);
        world.sessions = [...shop.stripe.sessions.keys()].slice(world.events);
        return;
      }
      case 'agency':
        if (hold) expect([200, 409, 410]).toContain((await shop.confirm(hold)).status);
        return;
      case 'cancel':
        if (hold) expect([200, 503]).toContain((await shop.cancelPayment(hold)).status);
        return;
      case 'teller': {
        if (!hold) return;
        const { quote, reference } = hold.booking;
        const body = { reference, cents: quote.totalCents, receipt: `R ${reference}` };
        expect((await shop.operator('POST', '/payments', body)).status).toBeLessThan(500);
        return;
      }
      case 'release':
        if (hold) await shop.call('DELETE', `${shop.path(hold)}/hold`, { token: hold.accessToken });
        return;
      case 'pays':
        if (session) shop.stripe.pay(session, { later: each.later });
        return;
      case 'runs-out':
        if (session) shop.stripe.expire(session);
        return;
      case 'bank':
        decideAtBank(session, each.worked);
        return;
      case 'event': {
        const event = shop.stripe.events.slice(-30)[each.which];
        if (event) expect((await shop.deliver(event)).status).toBe(200);
        return;
      }
      case 'trouble':
        shop.stripe.misbehave(each.kind, 2);
        return;
      case 'maintain':
        await shop.service.maintain();
        return;
      case 'wait':
        clock.forward(each.seconds);
    }
  }

  function decideAtBank(session: string | undefined, worked: boolean) {
    const known = session && shop.stripe.sessions.get(session);
    if (known && known.status === 'complete' && known.payment_status === 'unpaid') {
      shop.stripe.settle(known.id, worked);
      if (!worked) known.status = 'expired';
    }
  }

  async function run(steps: Step[]): Promise<void> {
    clock.set(START);
    await emptyShips(opened.db);
    const start = shop.stripe.sessions.size;
    const refundsBefore = shop.stripe.refunds.length;
    const world: World = { holds: [], sessions: [], events: start };
    for (const each of steps) {
      await take(world, each);
      expect((await money(opened.db)).sum).toBe(0);
    }
    await calmDown(start);
    await check(start, refundsBefore);
  }

  /** A session whose response was lost is unknown to us and can’t be polled: its events must arrive. */
  async function deliverStrangers(): Promise<void> {
    const { rows } = await sql<{
      ref: string;
    }>`select provider_ref as ref from reservations.payment where provider_ref is not null`.execute(
      opened.db,
    );
    const known = new Set(rows.map(({ ref }) => ref));
    for (const event of shop.stripe.events.filter(({ type }) => type.startsWith('checkout.session')))
      if ('id' in event.data.object && !known.has(String(event.data.object.id))) await shop.deliver(event);
  }

  /** The provider works again, the bank has decided, all pending work is done. No other event arrives. */
  async function calmDown(start: number): Promise<void> {
    shop.stripe.behave();
    for (const id of [...shop.stripe.sessions.keys()].slice(start)) decideAtBank(id, true);
    await deliverStrangers();
    for (let round = 0; round < 4; round += 1) {
      clock.forward(3700);
      await shop.service.maintain();
    }
  }

  async function check(start: number, refundsBefore: number): Promise<void> {
    const paid = [...shop.stripe.sessions.values()]
      .slice(start)
      .filter((each) => each.payment_status === 'paid');
    const cardIn = paid.reduce((sum, each) => sum + each.amount_total, 0);
    const cardOut = shop.stripe.refunds.slice(refundsBefore).reduce((sum, each) => sum + each.amount, 0);
    const { rows: accounts } = await sql<{
      account: string;
      cents: number;
    }>`select account, sum(cents)::integer as cents
      from reservations.ledger_entry group by account`.execute(opened.db);
    const cents = new Map(accounts.map((each) => [each.account, each.cents]));
    expect(cents.get('cash:card') ?? 0).toBe(cardIn - cardOut);

    const { rows } = await sql<{
      state: string;
      total: number;
      due: number | null;
      net: number;
      people: number;
    }>`
      select b.state, b.total_cents as total, json_array_length(b.party->'passengers') as people,
        (select sum(cents)::integer from reservations.ledger_entry where booking_id = b.id and account = 'receivable') as due,
        (select coalesce(sum(cents), 0)::integer from reservations.ledger_entry
          where booking_id = b.id and account like 'cash:%') as net
      from reservations.booking b`.execute(opened.db);
    for (const booking of rows) {
      // Ticketed exactly when its price was received; otherwise no money is kept.
      expect(booking.net).toBe(booking.state === 'ticketed' ? booking.total : 0);
      expect(booking.due ?? 0).toBe(booking.state === 'confirmed' ? booking.total : 0);
      expect(['ticketed', 'confirmed', 'expired', 'released', 'cancelled']).toContain(booking.state);
    }
    const aboard = rows
      .filter(({ state }) => state === 'ticketed' || state === 'confirmed')
      .reduce((sum, { people }) => sum + people, 0);
    const legs = (await inventory(opened.db)).filter((leg) => leg.sailing === 'L1-20261125');
    for (const leg of legs.filter(({ resource }) => resource === 'SEAT_ECO'))
      expect([leg.held, leg.sold]).toEqual([0, aboard]);
  }

  it(
    'end with every euro where it belongs',
    async () => {
      await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), run), {
        seed: 20261122,
        numRuns: 12,
      });
    },
    PATIENT_MS,
  );
});
