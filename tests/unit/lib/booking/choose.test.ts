import { describe, expect, test } from 'vitest';
import { chosenTrips } from '#lib/booking/choose.ts';
import { laterArrivalDay, portsOnTheWay } from '#app/[locale]/(booking)/booking/sailings/journey-facts.ts';
import { createBookingStore } from '#lib/booking/form/store.client.ts';
import { sailingsState } from '#lib/booking/sailings-state.ts';
import { readSearchQuery, type SearchQuery, writeSearchQuery } from '#lib/booking/search-query.ts';
import type { Journey, JourneyLeg } from '#contracts/reservations/index.ts';

const named = (port: string) => ({ el: port, en: port });
const stop = (port: string, at: string) => ({
  port,
  portName: named(port),
  quay: port,
  quayName: named(port),
  at,
});

function leg(id: string, from: [string, string], to: [string, string], via: string[] = []): JourneyLeg {
  return {
    tripId: id,
    sailingId: id,
    lineId: 'L',
    vessel: { id: 'V', name: named('V'), kind: 'fast', takesVehicles: true },
    from: stop(...from),
    to: stop(...to),
    calls: via.map((port) => ({
      port,
      portName: named(port),
      arrivesAt: from[1],
      departsAt: from[1],
      stopover: false,
    })),
  };
}

function journey(legs: JourneyLeg[]): Journey {
  const [first] = legs;
  const last = legs.at(-1);
  return {
    id: legs.map(({ tripId }) => tripId).join('_'),
    legs,
    departsAt: first?.from.at ?? '',
    arrivesAt: last?.to.at ?? '',
    durationMinutes: 60,
    state: 'available',
    notice: null,
    salesCloseAt: first?.from.at ?? '',
    classes: [{ class: 'ECO', free: 9, totalCents: 5000 }],
    carsFree: null,
  };
}

const out = journey([
  leg('N1-20270616.0.2', ['RHO', '2027-06-16T08:30:00+03:00'], ['KOS', '2027-06-16T11:05:00+03:00'], ['SYM']),
  leg('A1-20270616.1.3', ['KOS', '2027-06-16T11:35:00+03:00'], ['AST', '2027-06-16T15:55:00+03:00'], ['KAL']),
]);
const back = journey([
  leg('A2-20270618.0.3', ['AST', '2027-06-18T16:20:00+03:00'], ['RHO', '2027-06-19T01:15:00+03:00']),
]);
const query: SearchQuery = {
  bounds: [
    {
      from: 'RHO',
      to: 'AST',
      date: '2027-06-16',
      direction: 'A',
      choice: { journeyId: out.id, class: 'ECO' },
    },
    {
      from: 'AST',
      to: 'RHO',
      date: '2027-06-18',
      direction: 'R',
      choice: { journeyId: back.id, class: 'ECO' },
    },
  ],
  passengers: { adults: 1, children: 0, infants: 0 },
  vehicles: [],
  pets: [],
  claims: [],
  promo: '',
};

describe('C7 a chosen journey with a change of ship', () => {
  test('is one segment per ship, outbound before return', () => {
    const trips = [out, back].map((each) => ({
      from: 'RHO',
      to: 'AST',
      date: '2027-06-16',
      week: [],
      journeys: [each],
      nearest: [],
    }));
    const chosen = chosenTrips(query, { trips });
    expect(chosen.complete).toBe(true);
    expect(chosen.segments).toEqual([
      { tripId: 'N1-20270616.0.2', class: 'ECO', direction: 'A', way: 0 },
      { tripId: 'A1-20270616.1.3', class: 'ECO', direction: 'A', way: 0 },
      { tripId: 'A2-20270618.0.3', class: 'ECO', direction: 'R', way: 1 },
    ]);
  });

  test('survives the address', () => {
    const read = readSearchQuery(Object.fromEntries(writeSearchQuery(query)));
    expect(read).toEqual({ kind: 'complete', query });
  });

  test('includes the port of the change among the intermediate ports, and a later day of arrival', () => {
    expect(portsOnTheWay(out).map(({ en }) => en)).toEqual(['SYM', 'KOS', 'KAL']);
    const walk = journey([
      leg('A', ['RHO', '2027-06-16T08:00:00+03:00'], ['LAM', '2027-06-16T09:00:00+03:00']),
      leg('B', ['LER', '2027-06-16T11:00:00+03:00'], ['PAT', '2027-06-16T12:00:00+03:00']),
    ]);
    expect(portsOnTheWay(walk).map(({ en }) => en)).toEqual(['LAM', 'LER']);
    expect([laterArrivalDay(out), laterArrivalDay(back)]).toEqual([null, '2027-06-19']);
  });
});

// The store didn't get the state of the sailings page: it kept its initial, empty state.
describe('C1 C7 the booking store on the page of sailings', () => {
  const trips = [out, back].map((each) => ({
    from: 'RHO',
    to: 'AST',
    date: '2027-06-16',
    week: [],
    journeys: [each],
    nearest: [],
  }));
  const routes = [out, back].map(({ legs }) => legs.map(({ tripId }) => ({ tripId })));

  test('knows the journeys found, and those chosen as outbound and return', () => {
    const state = sailingsState(query, { trips }, chosenTrips(query, { trips }));
    const store = createBookingStore('2027-06-01', state.ports, [
      { type: 'initialTripGiven', initial: state.trips[0] ?? {} },
      ...state.found,
    ]).getState();
    expect(store.availableTrips).toEqual([{ leg: routes[0] }, { leg: routes[1]?.[0] }]);
    expect(store.trips).toMatchObject([
      { fromPort: 'RHO', toPort: 'AST', fromDate: '2027-06-16', retDate: '2027-06-18', hasReturn: true },
    ]);
    expect(store.trips[0]?.selectedGoRoute).toEqual({ leg: routes[0] });
    expect(store.trips[0]?.selectedRetRoute).toEqual({ leg: routes[1]?.[0] });
  });

  test('drops a chosen journey that is no longer in the results', () => {
    const before = sailingsState(query, { trips }, chosenTrips(query, { trips }));
    const found = { trips: trips.map((trip, at) => (at === 1 ? { ...trip, journeys: [] } : trip)) };
    const after = sailingsState(query, found, chosenTrips(query, found));
    const store = createBookingStore('2027-06-01', before.ports, [
      { type: 'initialTripGiven', initial: before.trips[0] ?? {} },
      ...before.found,
      ...after.found,
    ]).getState();
    expect(store.trips[0]?.selectedGoRoute).not.toBeNull();
    expect(store.trips[0]?.selectedRetRoute).toBeNull();
  });
});
