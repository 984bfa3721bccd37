import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { HoldResult } from '#contracts/reservations/index.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { createOracle, type Want } from '#tests/fixtures/inventory-oracle.ts';
import {
  details,
  inventory,
  PATIENT_MS,
  startService,
  stoppedClock,
  type Service,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

const CAPACITY = { SEAT_ECO: 5, CEU_DM: 100, PET: 2 };
const DAYS = ['L1-20261122', 'L1-20261123'];

type Command =
  | {
      do: 'hold';
      trips: [number, number, number][];
      adults: number;
      infants: number;
      cars: number;
      pets: number;
    }
  | { do: 'release' | 'confirm' | 'replay'; which: number }
  | { do: 'wait'; seconds: number };

const trip = fc
  .tuple(fc.nat(2), fc.nat(2))
  .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b) + 1]);
const holdCommand = fc.record({
  do: fc.constant<'hold'>('hold'),
  // On one day, or one ship on the first day and another on the second.
  trips: fc.oneof(
    fc.tuple(fc.nat(1), trip).map(([day, [from, to]]): [number, number, number][] => [[day, from, to]]),
    fc.tuple(trip, trip).map(([out, back]): [number, number, number][] => [
      [0, ...out],
      [1, ...back],
    ]),
  ),
  adults: fc.integer({ min: 1, max: 3 }),
  infants: fc.nat(1),
  cars: fc.nat(1),
  pets: fc.nat(1),
});
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: holdCommand },
  { weight: 2, arbitrary: fc.record({ do: fc.constant<'confirm'>('confirm'), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant<'release'>('release'), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant<'replay'>('replay'), which: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant<'wait'>('wait'), seconds: fc.constantFrom(60, 500, 899, 900) }),
  },
);

onPostgres('the inventory, compared with brute force (I1–I5)', ({ kind, open }) => {
  const clock = stoppedClock('2026-11-21T10:00:00Z');
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    const network = tinyNetwork({ legs: 3, seats: CAPACITY.SEAT_ECO, horizonDays: 2 });
    shop = await startService({ db: opened.db, network, clock: clock.now, seed: `model ${kind}` });
  });
  afterAll(() => opened.close());

  async function emptyShips() {
    clock.set('2026-11-21T10:00:00Z');
    await sql`truncate reservations.booking, reservations.idempotency, reservations.audit cascade`.execute(
      opened.db,
    );
    await sql`update reservations.leg_inventory set sold = 0, held = 0`.execute(opened.db);
  }

  function toRequest(given: Extract<Command, { do: 'hold' }>) {
    return {
      segments: given.trips.map(([day, from, to], index) => ({
        tripId: `${DAYS[day]}.${from}.${to}`,
        class: 'ECO',
        direction: index === 0 ? 'A' : 'R',
      })),
      party: {
        passengers: [
          ...Array.from({ length: given.adults }, () => ({ category: 'ADT' })),
          ...Array.from({ length: given.infants }, () => ({ category: 'INF' })),
        ],
        vehicles: Array.from({ length: given.cars }, () => ({ category: 'CAR1' })),
        pets: Array.from({ length: given.pets }, () => ({ category: 'PET_SMALL' })),
      },
    };
  }

  function toWants(given: Extract<Command, { do: 'hold' }>): Want[] {
    const all = { SEAT_ECO: given.adults, CEU_DM: given.cars * 43, PET: given.pets };
    const needs = Object.fromEntries(Object.entries(all).filter(([, quantity]) => quantity > 0));
    return given.trips.map(([day, from, to]) => ({ sailing: DAYS[day] ?? '', from, to, needs }));
  }

  function detailsFor({ adults, infants, cars }: Extract<Command, { do: 'hold' }>) {
    const babies = details(infants, { birthDate: '2025-01-01' }).passengers;
    return {
      ...details(adults),
      passengers: [...details(adults).passengers, ...babies],
      vehicles: Array.from({ length: cars }, () => ({ plate: 'ΡΟΕ-1234', driver: 0 })),
    };
  }

  async function run(commands: Command[]) {
    await emptyShips();
    const oracle = createOracle(CAPACITY);
    const made: {
      reference: string;
      token: string;
      body: object;
      key: string;
      text: string;
      command: Extract<Command, { do: 'hold' }>;
    }[] = [];

    for (const each of commands) {
      if (each.do === 'wait') {
        clock.forward(each.seconds);
        continue;
      }
      const now = clock.now().getTime();
      oracle.expire(now);
      if (each.do === 'hold') {
        const request = toRequest(each);
        const body = { ...request, expectedTotalCents: await shop.quote(request), locale: 'el' };
        const key = shop.newKey();
        const answer = await shop.call('POST', '/holds', { body, key });
        // I3: what fits is sold, what does not fit is not.
        expect(answer.status).toBe(oracle.fits(toWants(each)) ? 201 : 409);
        if (answer.status === 201) {
          const { booking, accessToken } = v.parse(HoldResult, answer.json);
          oracle.hold(booking.reference, toWants(each), now + 900_000);
          made.push({
            reference: booking.reference,
            token: accessToken,
            body,
            key,
            text: answer.text,
            command: each,
          });
        }
        // The timer ends holds that the request did not depend on.
        await shop.service.maintain();
        const legs = await inventory(opened.db);
        expect(legs).toEqual(oracle.expected(legs));
        continue;
      }
      const chosen = made[each.which % Math.max(1, made.length)];
      if (!chosen) continue;
      const state = oracle.stateOf(chosen.reference);
      if (each.do === 'replay') {
        // I4: the same key changes nothing, and returns the same response.
        expect((await shop.call('POST', '/holds', { body: chosen.body, key: chosen.key })).text).toBe(
          chosen.text,
        );
      } else if (each.do === 'release') {
        const { status } = await shop.call('DELETE', `/bookings/${chosen.reference}/hold`, {
          token: chosen.token,
        });
        expect(status).toBe(state === 'sold' ? 409 : 200);
        oracle.release(chosen.reference);
      } else {
        const path = `/bookings/${chosen.reference}/confirm`;
        const body = detailsFor(chosen.command);
        const { status } = await shop.call('POST', path, { token: chosen.token, body, key: shop.newKey() });
        expect(status).toBe({ held: 200, sold: 200, expired: 410, released: 409, none: 0 }[state ?? 'none']);
        oracle.sell(chosen.reference);
      }
    }

    // I5: when every hold has ended, nothing is held; I2: places sold match the live tickets.
    clock.forward(901);
    await shop.service.maintain();
    oracle.expire(clock.now().getTime());
    const legs = await inventory(opened.db);
    expect(legs.every((leg) => leg.held === 0)).toBe(true);
    expect(legs).toEqual(oracle.expected(legs));
    const { rows } = await sql<{ sailing: string; leg: number; seats: number }>`
      select l.sailing_id as sailing, l.leg_no as leg, count(t.item)::integer as seats from reservations.leg_inventory l
      left join reservations.booking_segment s on s.sailing_id = l.sailing_id and s.from_seq <= l.leg_no and l.leg_no < s.to_seq
      left join reservations.ticket t on t.booking_id = s.booking_id and t.segment = s.seq and t.state = 'live' and t.category = 'ADT'
      where l.resource = 'SEAT_ECO' group by 1, 2 order by 1, 2`.execute(opened.db);
    const seats = legs.filter((leg) => leg.resource === 'SEAT_ECO');
    expect(rows.map((row) => row.seats)).toEqual(seats.map((leg) => leg.sold));
  }

  it(
    'never differs, whatever travellers do in any order',
    async () => {
      await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 25 }), run), {
        seed: 20261121,
        numRuns: 25,
      });
    },
    PATIENT_MS,
  );
});
