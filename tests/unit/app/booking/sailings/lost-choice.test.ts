import { describe, expect, test } from 'vitest';
import { withChoice } from '#lib/booking/change-query.ts';
import { chosenTrips } from '#lib/booking/choose.ts';
import { lostChoices } from '#app/[locale]/(booking)/booking/sailings/lost-choice.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import type { Journey, SearchResult } from '#contracts/reservations/index.ts';

const name = { el: 'Ρόδος', en: 'Rhodes' };

function journey(
  id: string,
  departs: string,
  arrives: string,
  state: Journey['state'] = 'available',
): Journey {
  const stop = (at: string) => ({ port: 'RHO', portName: name, quay: 'q', quayName: name, at });
  const totalCents = state === 'available' ? 6122 : null;
  return {
    id,
    legs: [
      {
        tripId: id,
        sailingId: id,
        lineId: 'L',
        vessel: { id: 'V', name, kind: 'fast', takesVehicles: true },
        from: stop(departs),
        to: stop(arrives),
        calls: [],
      },
    ],
    departsAt: departs,
    arrivesAt: arrives,
    durationMinutes: 60,
    state,
    notice: null,
    salesCloseAt: departs,
    classes: [{ class: 'ECO', free: 10, totalCents }],
    carsFree: 1,
  };
}

const at = (day: string, time: string) => `2027-06-${day}T${time}:00+03:00`;
const query: SearchQuery = {
  bounds: [
    {
      from: 'RHO',
      to: 'SYM',
      date: '2027-06-16',
      direction: 'A',
      choice: { journeyId: 'go', class: 'ECO' },
    },
    {
      from: 'SYM',
      to: 'RHO',
      date: '2027-06-18',
      direction: 'R',
      choice: { journeyId: 'back', class: 'ECO' },
    },
  ],
  passengers: { adults: 2, children: 0, infants: 0 },
  vehicles: ['CAR1'],
  pets: [],
  claims: [],
  promo: '',
};
const returning = (date: string) => ({
  ...query,
  bounds: query.bounds.map((way) => (way.direction === 'R' ? { ...way, date } : way)),
});
const week = ['15', '16', '17', '18', '19'].map((day) => ({
  date: `2027-06-${day}`,
  state: 'open' as const,
  lowestCents: 5000,
}));

function lostIn(out: Journey[], back: Journey[], search = query) {
  const trip = { from: 'RHO', to: 'SYM', week, nearest: [] };
  const result: SearchResult = {
    trips: [
      { ...trip, date: search.bounds[0]?.date ?? '', journeys: out },
      { ...trip, date: search.bounds[1]?.date ?? '', journeys: back },
    ],
  };
  return lostChoices(search, result, chosenTrips(search, result));
}

const back = journey('back', at('18', '17:00'), at('18', '18:00'));

describe('D2 a chosen sailing that can no longer be bought', () => {
  test('has no notice while every choice is on sale', () => {
    expect(lostIn([journey('go', at('16', '09:00'), at('16', '10:00'))], [back])).toEqual([]);
  });

  test('offers the ship of the day with the closest departure', () => {
    const [lost] = lostIn(
      [
        journey('early', at('16', '06:00'), at('16', '07:00')),
        journey('go', at('16', '09:00'), at('16', '10:00'), 'no-vehicles'),
        journey('next', at('16', '10:30'), at('16', '11:30')),
      ],
      [back],
    );
    expect(lost).toMatchObject({ bound: 0, why: 'no-vehicles', next: { journey: { id: 'next' } } });
  });

  test('offers the next day when no other ship takes the party, never one that conflicts with the return', () => {
    const full = [journey('go', at('16', '09:00'), at('16', '10:00'), 'sold-out')];
    expect(lostIn(full, [back])[0]?.next).toMatchObject({ kind: 'day', date: '2027-06-17' });
    const sooner = returning('2027-06-17');
    const home = journey('back', at('17', '17:00'), at('17', '18:00'));
    expect(lostIn(full, [home], sooner)[0]?.next).toMatchObject({ kind: 'day', date: '2027-06-15' });
  });

  test('distinguishes an unknown journey, another class and a return that is too early', () => {
    const go = journey('go', at('16', '09:00'), at('16', '10:00'));
    expect(lostIn([], [back])[0]).toMatchObject({ why: 'unknown', journey: null });
    expect(lostIn([go], [back], withChoice(query, 0, { journeyId: 'go', class: 'VIP' }))[0]).toMatchObject({
      why: 'class',
      next: null,
    });
    const early = journey('back', at('16', '09:30'), at('16', '10:30'));
    const sameDay = returning('2027-06-16');
    expect(lostIn([go], [early], sameDay)).toMatchObject([{ bound: 1, why: 'too-early' }]);
  });
});
