import { describe, expect, test } from 'vitest';
import { missingFields, missingOf } from '#lib/booking/form/validity.ts';
import { isBookable } from '#lib/booking/form/validity.ts';
import { after, complete, start, today, trip, twoLegs } from './trip-forms.ts';

describe('C1 C2 nothing of the state gets lost', () => {
  test('the form has the members in the specification, and those of a ferry search', () => {
    const listed = `alertMsg alertOpen alertTransKey allPorts availableTrips isValid passengers pricesLoading reservationLoading
      routesLoading tmrAutoOpen trips vehicles`;
    const ours = 'claims pets promo today';
    expect(Object.keys(start()).toSorted()).toEqual(`${listed} ${ours}`.split(/\s+/).toSorted());
  });
  test('so has a trip', () => {
    const listed = `activeControl availableFromPorts availableToPorts fromDate fromPort hasReturn id minDateDep minDateRet retDate
      selectedGoRoute selectedRetRoute toPort`;
    expect(Object.keys(trip(start())).toSorted()).toEqual(listed.split(/\s+/));
  });
  test('initially nothing is loading, nothing opens automatically and no alert is open', () => {
    expect(start()).toMatchObject({
      availableTrips: [],
      routesLoading: false,
      pricesLoading: false,
      reservationLoading: false,
      tmrAutoOpen: false,
      alertOpen: false,
      alertMsg: '',
      alertTransKey: '',
      today,
    });
  });
  test('C6 clearing resets every member', () => {
    const used = after(
      start(),
      ...twoLegs,
      { type: 'autoOpenChanged', on: true },
      { type: 'vehiclesChosen', vehicles: ['CAR1'] },
      { type: 'petsChosen', pets: ['PET_CAGE'] },
      { type: 'claimsChosen', claims: ['STU'] },
      { type: 'promoTyped', promo: 'SYMI5' },
      { type: 'loadingChanged', what: 'prices', loading: true },
      { type: 'alertOpened', message: 'Δεν υπάρχουν θέσεις' },
      { type: 'cleared' },
    );
    expect(used).toEqual(start());
  });
});

describe('tmrAutoOpen: the next empty selector of the trip opens automatically', () => {
  const auto = after(start(), { type: 'autoOpenChanged', on: true });
  test('from, to, departure day, return day; then none', () => {
    const steps = complete.map(
      (_, index) => trip(after(auto, ...complete.slice(0, index + 1))).activeControl,
    );
    expect(steps).toEqual(['toPort', 'fromDate', 'retDate', null]);
  });
  test('never backwards, and never a filled one', () => {
    expect(trip(after(auto, { type: 'fromDateChosen', trip: 1, date: '2027-06-10' })).activeControl).toBe(
      'retDate',
    );
    const full = after(auto, ...complete);
    expect(trip(after(full, { type: 'toPortChosen', trip: 1, port: 'KOS' })).activeControl).toBeNull();
  });
  test('a leg has no return selector', () => {
    const legs = after(auto, ...twoLegs);
    expect(trip(legs, 1).activeControl).toBe('fromDate');
    expect(
      trip(after(legs, { type: 'fromDateChosen', trip: 2, date: '2027-06-12' }), 1).activeControl,
    ).toBeNull();
  });
});

describe('the party', () => {
  const family = after(
    start(),
    { type: 'passengersCounted', counts: { adults: 2, children: 1, infants: 0 } },
    { type: 'claimsChosen', claims: [null, 'STU', 'LRG'] },
  );
  test('claims stay with their travellers when somebody joins', () => {
    const more = after(family, { type: 'passengersCounted', counts: { adults: 3, children: 1, infants: 1 } });
    expect(more.claims).toEqual([null, 'STU', null, 'LRG', null]);
  });
  test('claims of removed travellers are removed', () => {
    const fewer = after(family, {
      type: 'passengersCounted',
      counts: { adults: 1, children: 0, infants: 0 },
    });
    expect(fewer.claims).toEqual([]);
  });
  test('no more claims than travellers, no more than four pets', () => {
    expect(after(start(), { type: 'claimsChosen', claims: ['STU', 'LRG'] }).claims).toEqual(['STU']);
    const pets = Array.from({ length: 6 }, () => 'PET_SMALL' as const);
    expect(after(start(), { type: 'petsChosen', pets }).pets).toHaveLength(4);
  });
});

describe('C9 missing fields are listed', () => {
  const single = trip(after(start(), ...complete));
  test.each([
    [{ fromPort: null }, true, ['fromPort']],
    [{ toPort: null }, true, ['toPort']],
    [{ fromDate: null }, true, ['fromDate', 'retDate']],
    [{ retDate: null }, true, ['retDate']],
    [{ retDate: null, hasReturn: false }, true, []],
    [{ retDate: null }, false, []],
    [{ fromPort: null, toPort: null, fromDate: null }, false, ['fromPort', 'toPort', 'fromDate']],
  ])('%o, as a single trip: %s', (change, alone, gaps) => {
    expect(missingFields({ ...single, ...change }, alone)).toEqual(gaps);
  });
  test('each of several legs lists its own', () => {
    expect(missingOf(after(start(), ...twoLegs).trips)).toEqual([{ trip: 2, field: 'fromDate' }]);
    expect(isBookable([])).toBe(false);
  });
});
