import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import {
  CalendarResult,
  FareResult,
  HoldResult,
  type NetworkData,
  PriceList,
  Quote,
  SearchResult,
} from '#contracts/reservations/index.ts';
import { fareGaps } from '#reservations/fares/gaps.ts';
import { loadNetwork } from '#reservations/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { offersNetwork } from '#tests/fixtures/offers-network.ts';
import {
  PATIENT_MS,
  problemOf,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

/** High season from 24 November; the outbound journey has no price on the 25th and 26th. */
function seasons(): NetworkData {
  const base = offersNetwork({});
  return {
    ...base,
    fares: base.fares.flatMap((fare) =>
      fare.from === 'AAA'
        ? [
            { ...fare, validTo: '2026-11-23' },
            { ...fare, cents: fare.cents * 2, validFrom: '2026-11-24', validTo: '2026-11-24' },
            { ...fare, cents: fare.cents * 2, validFrom: '2026-11-27' },
          ]
        : [fare],
    ),
  };
}

onEachDatabase('D3 D7 fares by season and by traveller', ({ kind, open }) => {
  const clock = stoppedClock('2026-11-21T10:00:00Z');
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    shop = await startService({ db: opened.db, network: seasons(), clock: clock.now, seed: `fares ${kind}` });
  });
  afterAll(() => opened.close());

  const student = { passengers: [{ category: 'ADT', entitlement: 'STU' }], vehicles: [], pets: [] };
  const trip = (day: string) => ({
    tripId: `L1-${day.replaceAll('-', '')}.0.1`,
    class: 'ECO',
    direction: 'A',
  });
  const month = async (query = '') =>
    v.parse(CalendarResult, (await shop.call('GET', `/calendar?from=AAA&to=BBB&month=2026-11&${query}`)).json)
      .days;
  const lowest = async (day: string, query = '') =>
    (await month(query)).find(({ date }) => date === day)?.lowestCents ?? null;

  it('charges the price of the season, and sells nothing on days without one', async () => {
    expect(await lowest('2026-11-23')).toBe(1100);
    expect(await lowest('2026-11-24')).toBe(2100);
    expect(await lowest('2026-11-25')).toBeNull();
    expect(await lowest('2026-11-27')).toBe(2100);
    const refused = await shop.call('POST', '/quotes', {
      body: { segments: [trip('2026-11-25')], party: student },
    });
    expect(problemOf(refused).errors?.[0]?.code).toBe('not_sold');
  });

  it('reports the days on which ships sail without a price', async () => {
    expect(await fareGaps(opened.db, '2026-11-21', '2026-11-27')).toEqual([
      {
        line: 'L1',
        from: 'AAA',
        to: 'BBB',
        vesselKind: 'fast',
        first: '2026-11-25',
        last: '2026-11-26',
        days: 2,
      },
    ]);
    expect(await fareGaps(opened.db, '2026-11-21', '2026-11-24')).toEqual([]);
  });

  it('refuses two prices for one day, and keeps what was loaded before', async () => {
    const base = offersNetwork({});
    const twice = { ...base, fares: [...base.fares, ...base.fares.slice(0, 1)] };
    await expect(loadNetwork(opened.db, twice)).rejects.toThrow('fare AAA–BBB fast ECO');
    expect(await lowest('2026-11-24')).toBe(2100);
  });

  it('charges a student the same in search, week, calendar, fares, quote and hold', async () => {
    const day = '2026-11-23';
    const quoted = v.parse(
      Quote,
      (await shop.call('POST', '/quotes', { body: { segments: [trip(day)], party: student } })).json,
    );
    expect(quoted.totalCents).toBe(750 + 100);
    const search = v.parse(
      SearchResult,
      (
        await shop.call('POST', '/search', {
          body: { trips: [{ from: 'AAA', to: 'BBB', date: day }], party: student },
        })
      ).json,
    ).trips[0];
    expect(search?.journeys[0]?.classes.map(({ totalCents }) => totalCents)).toEqual([quoted.totalCents]);
    expect(search?.week.find(({ date }) => date === day)?.lowestCents).toBe(quoted.totalCents);
    expect(await lowest(day, 'claims=STU')).toBe(quoted.totalCents);
    const fares = v.parse(
      FareResult,
      (await shop.call('GET', '/fares?from=AAA&to=BBB&adults=2&claims=-,STU')).json,
    );
    expect(fares.options[0]?.quote.totalCents).toBe(1100 + quoted.totalCents);
    const held = v.parse(HoldResult, (await shop.hold({ segments: [trip(day)], party: student })).json);
    expect(held.booking.quote).toEqual(quoted);
    expect(held.booking.party.passengers[0]?.entitlement).toBe('STU');
  });

  it('lists what travellers may claim, and reports invalid claims', async () => {
    const list = v.parse(PriceList, (await shop.call('GET', '/price-list')).json);
    expect(list.entitlements?.map(({ code, percent, asks }) => [code, percent, asks])).toEqual([
      ['STU', 25, 'card'],
      ['LRG', 20, 'card'],
      ['DIS', 50, null],
      ['DIS-W', 50, null],
      ['DIS-C', 50, null],
      ['ISL', 10, 'man'],
      ['MIL', 50, 'card'],
      ['LOY', 20, 'card'],
    ]);
    const unknown = problemOf(await shop.call('GET', '/fares?from=AAA&to=BBB&claims=NONE'));
    expect(unknown.errors?.[0]).toMatchObject({
      field: 'party.passengers.0.entitlement',
      code: 'unknown_entitlement',
    });
    expect((await shop.call('GET', '/fares?from=AAA&to=BBB&claims=§')).status).toBe(400);
  });
});
