import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { addDays } from '#foundation/dates/day.ts';
import {
  FareResult,
  passengerCategories,
  petCategories,
  PriceList,
  Quote,
  SearchResult,
  travelClasses,
  vehicleCategories,
} from '#contracts/reservations/index.ts';
import { network } from '#seed/network/network.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import {
  adults,
  PATIENT_MS,
  problemOf,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

type Sold = { tripId: string; from: string; to: string; kind: 'fast' | 'ferry'; day: string; line: string };

/** Every item of a quote by its number in the party, before offers. */
function fullPrices(quote: Quote): Map<string, number> {
  const prices = new Map<string, number>();
  for (const line of quote.lines)
    if (line.kind !== 'discount') prices.set(line.item, (prices.get(line.item) ?? 0) + line.cents);
  return prices;
}

onPostgres('A1 D7 the price list', ({ kind, open }) => {
  const clock = stoppedClock('2026-11-21T10:00:00Z');
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;
  let list: PriceList;
  /** The soonest sailing of every pair, by ship and line. */
  let sold: Sold[];

  beforeAll(async () => {
    opened = await open();
    shop = await startService({ db: opened.db, network, clock: clock.now, seed: `price list ${kind}` });
    list = v.parse(PriceList, (await shop.call('GET', '/price-list')).json);
    const { rows } = await sql<Sold>`select distinct on (a.port_code, b.port_code, s.vessel_id, s.line_id)
      s.id || '.' || a.seq || '.' || b.seq as "tripId", a.port_code as "from", b.port_code as "to", ship.kind,
      a.departs_day as day, s.line_id as line
      from reservations.sailing s join reservations.vessel ship on ship.id = s.vessel_id
      join reservations.sailing_call a on a.sailing_id = s.id
      join reservations.sailing_call b on b.sailing_id = s.id and b.seq > a.seq and b.port_code <> a.port_code
      where s.status = 'planned' and a.departs_day > '2026-11-21'
      order by a.port_code, b.port_code, s.vessel_id, s.line_id, a.departs_at`.execute(opened.db);
    sold = rows;
  });
  afterAll(() => opened.close());

  const offersOf = (from: string, to: string) =>
    list.pairs.find((pair) => pair.from === from && pair.to === to)?.offers ?? [];
  const offerOf = ({ from, to, kind: ship }: Sold) =>
    offersOf(from, to).find((offer) => offer.vesselKind === ship);

  it('lists exactly the pairs, ships and lines of the sailings on sale', () => {
    const listed = list.pairs.flatMap(({ from, to, offers }) =>
      offers.flatMap(({ vesselKind, lines }) => lines.map((line) => `${from} ${to} ${vesselKind} ${line}`)),
    );
    expect(sold.length).toBeGreaterThan(150);
    expect(listed.toSorted()).toEqual(
      [...new Set(sold.map(({ from, to, kind: ship, line }) => `${from} ${to} ${ship} ${line}`))].toSorted(),
    );
  });

  it('prices every traveller, vehicle and pet of every pair and class like a quote for a real sailing', async () => {
    const confirmed = new Set<string>();
    for (const trip of sold) {
      const offer = offerOf(trip);
      const listed = vehicleCategories.filter((category) =>
        offer?.vehicles.some((each) => each.category === category),
      );
      for (const travelClass of travelClasses) {
        let isPriced = false;
        for (const wanted of [listed.slice(0, 4), listed.slice(4), []]) {
          // What is left to price when the ship takes no vehicles, or none is listed for it.
          if (wanted.length === 0 && isPriced) continue;
          const { status, json } = await shop.call('POST', '/quotes', {
            body: {
              segments: [{ tripId: trip.tripId, class: travelClass, direction: 'A' }],
              party: {
                passengers: passengerCategories.map((category) => ({ category })),
                vehicles: wanted.map((category) => ({ category })),
                pets: petCategories.map((category) => ({ category })),
              },
            },
          });
          // Not every ship of a pair has this class or takes vehicles; the list contains what some ship offers.
          if (status !== 200) continue;
          isPriced = true;
          const quote = v.parse(Quote, json);
          const prices = fullPrices(quote);
          const at = `${trip.from} ${trip.to} ${trip.kind}`;
          for (const [index, category] of passengerCategories.entries()) {
            const price = offer?.passengers.find(
              (each) => each.category === category && (each.class === travelClass || category === 'INF'),
            );
            expect(price?.cents, `${at} ${travelClass} ${category}`).toBe(
              prices.get(`passenger:${index}`) ?? 0,
            );
            if (price) confirmed.add(`${at} ${price.class} ${category}`);
          }
          for (const [index, category] of wanted.entries()) {
            const price = offer?.vehicles.find((each) => each.category === category);
            expect(price?.cents, `${at} ${category}`).toBe(prices.get(`vehicle:${index}`));
            confirmed.add(`${at} ${category}`);
          }
          for (const [index, category] of petCategories.entries()) {
            const price = offer?.pets.find((each) => each.category === category);
            expect(price?.cents, `${at} ${category}`).toBe(prices.get(`pet:${index}`));
            confirmed.add(`${at} ${category}`);
          }
        }
      }
    }
    // And in reverse: the list contains no price that no ship has.
    const printed = list.pairs.flatMap(({ from, to, offers }) =>
      offers.flatMap((offer) => [
        ...offer.passengers.map((each) => `${from} ${to} ${offer.vesselKind} ${each.class} ${each.category}`),
        ...offer.vehicles.map((each) => `${from} ${to} ${offer.vesselKind} ${each.category}`),
        ...offer.pets.map((each) => `${from} ${to} ${offer.vesselKind} ${each.category}`),
      ]),
    );
    expect(printed.filter((price) => !confirmed.has(price))).toEqual([]);
  });

  it('matches what a search offers an adult', async () => {
    for (const trip of sold.filter(({ day }) => day < addDays('2026-11-21', 30))) {
      const { json } = await shop.call('POST', '/search', {
        body: { trips: [{ from: trip.from, to: trip.to, date: trip.day }], party: adults(1) },
      });
      const journey = v.parse(SearchResult, json).trips[0]?.journeys.find(({ id }) => id === trip.tripId);
      expect(journey, trip.tripId).toBeDefined();
      for (const { class: travelClass, totalCents } of journey?.classes ?? []) {
        const price = offerOf(trip)?.passengers.find(
          (each) => each.category === 'ADT' && each.class === travelClass,
        );
        expect(totalCents, `${trip.tripId} ${travelClass}`).toBe(price?.cents);
      }
    }
  });

  it('can be requested for one port, and lists offers and proofs', async () => {
    const { json } = await shop.call('GET', '/price-list?from=KSK&date=2027-07-01');
    const one = v.parse(PriceList, json);
    expect(one.day).toBe('2027-07-01');
    expect(one.pairs).toEqual(list.pairs.filter(({ from }) => from === 'KSK'));
    expect(one.pairs.length).toBeGreaterThan(0);
    expect(one.discounts.map(({ id, percent }) => [id, percent])).toEqual([
      ['return', 20],
      ['early', 15],
    ]);
    expect(one.passengerCategories.find(({ code }) => code === 'CHD')?.proof?.el).toContain('Ταυτότητα');
  });

  it('rejects a port that does not exist and an invalid date', async () => {
    expect(problemOf(await shop.call('GET', '/price-list?from=XYZ')).code).toBe('not_found');
    expect((await shop.call('GET', '/price-list?from=rho')).status).toBe(400);
    const problem = problemOf(await shop.call('GET', '/price-list?date=2026-02-30'));
    expect([problem.code, problem.errors?.[0]?.field]).toEqual(['invalid_request', 'date']);
  });

  it('returns the price for a party on an ordinary day, with the return offer for a return trip', async () => {
    const ask = async (query: string) =>
      v.parse(FareResult, (await shop.call('GET', `/fares?${query}`)).json);
    const adult = (category: 'ADT' | 'CHD') =>
      offersOf('RHO', 'SYM')
        .find(({ vesselKind }) => vesselKind === 'fast')
        ?.passengers.find((each) => each.category === category && each.class === 'ECO')?.cents ?? 0;
    const family = await ask('from=RHO&to=SYM&adults=2&children=1');
    const fast = family.options.find(({ vesselKind }) => vesselKind === 'fast');
    expect(fast?.quote.totalCents).toBe(2 * adult('ADT') + adult('CHD'));
    const both = await ask('from=RHO&to=SYM&adults=2&children=1&return=yes');
    expect(both.options[0]?.quote.discountCents).toBeLessThan(0);
    expect(both.options[0]?.quote.segmentCents).toHaveLength(2);
    expect((await ask('from=RHO&to=PAT&class=VIP')).options.map(({ vesselKind }) => vesselKind)).toEqual([
      'fast',
    ]);
    // No ship of the small islands has better seats.
    expect((await ask('from=PAT&to=ARK&class=VIP')).options).toEqual([]);
    expect(problemOf(await shop.call('GET', '/fares?from=RHO&to=SYM&adults=0&children=1')).code).toBe(
      'rule_violation',
    );
    expect((await shop.call('GET', '/fares?from=RHO&to=SYM&adults=9&children=1')).status).toBe(400);
  });
});
