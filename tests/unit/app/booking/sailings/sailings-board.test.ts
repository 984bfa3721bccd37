import { describe, expect, test } from 'vitest';
import { arrange } from '#app/[locale]/(booking)/booking/sailings/arrange.ts';
import { boundDisplays, boundOfSegment } from '#app/[locale]/(booking)/booking/sailings/bound-display.ts';
import { partyPlaces } from '#app/[locale]/(booking)/booking/sailings/journey-facts.ts';
import { promoRefusal, promoState } from '#app/[locale]/(booking)/booking/sailings/promo-state.ts';
import { chosenTrips } from '#lib/booking/choose.ts';
import { journeyOf, legOf, queryOf, tripOf, wayOf } from '#tests/fixtures/search-results.ts';
import type { Problem, Quote } from '#contracts/reservations/index.ts';

const direct = journeyOf('direct', [legOf('D', ['RHO', '16 09:00'], ['SYM', '16 10:00'])]);
const changing = journeyOf('changing', [
  legOf('C', ['RHO', '16 11:00'], ['PAN', '16 12:00']),
  legOf('E', ['PAN', '16 13:00'], ['SYM', '16 14:00']),
]);
const gone = journeyOf('gone', [legOf('G', ['RHO', '16 06:00'], ['SYM', '16 07:00'])], { state: 'departed' });
const noDeck = journeyOf('no-deck', [legOf('N', ['RHO', '16 15:00'], ['SYM', '16 16:00'])], {
  state: 'no-vehicles',
});
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('D6 the board of a day', () => {
  const day = [gone, direct, changing, noDeck];

  test('shows direct ships first, then changes of ship, and departed ones separately', () => {
    const found = arrange(day, [], { hasVehicles: true, chosenId: undefined });
    expect([ids(found.direct), ids(found.changing), ids(found.departed)]).toEqual([
      ['direct', 'no-deck'],
      ['changing'],
      ['gone'],
    ]);
    expect(found).toMatchObject({ hidden: 0, filters: ['direct', 'vehicle'] });
  });

  test('leaves out filtered journeys, but never a chosen one', () => {
    const found = arrange(day, ['direct', 'vehicle'], { hasVehicles: true, chosenId: 'changing' });
    expect([ids(found.direct), ids(found.changing), found.hidden]).toEqual([['direct'], ['changing'], 1]);
  });

  test('offers only filters that make a difference, and active ones', () => {
    const offered = (hasVehicles: boolean, only: 'direct'[] = []) =>
      arrange([direct], only, { hasVehicles, chosenId: undefined }).filters;
    expect([offered(true), offered(false, ['direct'])]).toEqual([[], ['direct']]);
  });
});

describe('C6 several legs are decided one after the other', () => {
  const bounds = [wayOf('RHO', 'SYM', '2027-06-16', 'direct'), wayOf('SYM', 'KOS', '2027-06-17')];
  const legs = queryOf([...bounds, wayOf('KOS', 'PAT', '2027-06-18')]);
  const trips = [tripOf([direct]), tripOf([]), tripOf([])];
  const chosen = chosenTrips(legs, { trips });

  test('the chosen one is folded, the next is open, and the last waits', () => {
    expect(boundDisplays(legs, chosen, null)).toEqual(['folded', 'open', 'later']);
    expect(boundDisplays(legs, chosen, 0)).toEqual(['open', 'open', 'later']);
  });

  test('both bounds of a return trip are open until they are chosen', () => {
    const back = { ...wayOf('SYM', 'RHO', '2027-06-18'), direction: 'R' as const };
    const query = queryOf([wayOf('RHO', 'SYM', '2027-06-16'), back]);
    expect(boundDisplays(query, chosenTrips(query, { trips }), null)).toEqual(['open', 'open']);
  });
});

describe('D6 what a party needs to know of a ship', () => {
  const places = {
    cars: 2,
    laneDm: 90,
    motorbikes: 5,
    bicycles: null,
    pets: 4,
    wheelchairs: 1,
    areCarsFew: true,
  };

  test('is only the places that it needs', () => {
    const placesOf = (more: Parameters<typeof queryOf>[1]) => partyPlaces({ places }, queryOf([], more));
    expect(placesOf({})).toEqual([]);
    expect(placesOf({ vehicles: ['CAR2', 'BIC'], pets: ['PET_SMALL'] })).toEqual([
      { kind: 'cars', free: 2, isFew: true },
      { kind: 'pets', free: 4, isFew: false },
    ]);
    expect(placesOf({ vehicles: ['MO1'], claims: ['DIS'] }).map(({ kind }) => kind)).toEqual([
      'motorbikes',
      'wheelchairs',
    ]);
  });
});

describe('D8 an error refers to the right item', () => {
  test('a segment belongs to the bound with its ship', () => {
    const chosen = (journey: typeof direct) => ({
      journey,
      class: 'ECO' as const,
      totalCents: 5000,
      breakdown: null,
    });
    const bounds = [chosen(changing), null, chosen(direct)];
    expect([0, 1, 2, 3].map((segment) => boundOfSegment({ bounds }, segment))).toEqual([0, 0, 2, -1]);
  });

  const problem = (fields: string[]): Problem => ({
    type: 'about:blank',
    code: 'rule_violation',
    status: 422,
    title: '',
    detail: '',
    errors: fields.map((field) => ({ field, code: 'x', message: `about ${field}` })),
  });
  const priced = (cents: number): Quote => ({
    currency: 'EUR',
    lines: [],
    segmentCents: [],
    segmentFullCents: [],
    discountCents: 0,
    vat: [],
    totalCents: 5000,
    promo: { code: 'A', text: { el: 'Α', en: 'A' }, cents },
  });

  test('an invalid promo code alone never prevents a price', () => {
    expect(promoRefusal(problem(['promoCode']))).toBe('about promoCode');
    expect(promoRefusal(problem(['promoCode', 'segments.0.tripId']))).toBeNull();
    expect(promoRefusal(problem([]))).toBeNull();
  });

  test('a promo code shows its effect', () => {
    expect(promoState(' ', null, null).kind).toBe('none');
    expect(promoState('A', null, null).kind).toBe('waiting');
    expect(promoState('A', priced(500), null).kind).toBe('applied');
    expect(promoState('A', priced(0), null).kind).toBe('useless');
    expect(promoState('A', priced(0), 'used up')).toEqual({ kind: 'refused', message: 'used up' });
  });
});
