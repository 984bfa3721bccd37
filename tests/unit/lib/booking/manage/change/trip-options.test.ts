import { describe, expect, it } from 'vitest';
import { bookedBounds } from '#lib/booking/booked-bounds.ts';
import { travellingItems, travellingParty } from '#lib/booking/manage/change/travelling.ts';
import { partyOptions, tripOptions } from '#lib/booking/manage/change/trip-options.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import { bookingOf, segmentOf } from '#tests/fixtures/booked-segments.ts';

const NOW = Date.parse('2027-06-10T07:00:00+03:00');
const nothing = { pay: null, change: null, open: null, redate: null, correct: null, cancel: null };
const connection = [
  segmentOf('HAL', 'RHO', '2027-06-10T09:00', '2027-06-10T11:00', { way: 0 }),
  segmentOf('RHO', 'SYM', '2027-06-10T13:00', '2027-06-10T14:00', { way: 0 }),
];

function optionsOf(booking: Booking, now = NOW) {
  const [trip] = bookedBounds(booking.segments);
  if (!trip) throw new Error('a booking without ships');
  return tripOptions(booking, trip, now);
}

describe('D5 the options of a crossing', () => {
  it('are those that the service allows for all of its ships', () => {
    const change = { segments: [0, 1], until: null };
    const booking = bookingOf(connection, { actions: { ...nothing, change, open: change } });
    expect(optionsOf(booking)).toEqual({ kind: 'dated', canChange: true, canOpen: true, isUnpaid: false });
    const half = bookingOf(connection, {
      actions: { ...nothing, change, open: { segments: [1], until: null } },
    });
    expect(optionsOf(half)).toMatchObject({ canChange: true, canOpen: false });
  });

  it('say that an unpaid booking is unpaid, because that’s why it can’t be left open', () => {
    const change = { segments: [0, 1], until: null };
    const booking = bookingOf(connection, { state: 'confirmed', actions: { ...nothing, change } });
    expect(optionsOf(booking)).toEqual({ kind: 'dated', canChange: true, canOpen: false, isUnpaid: true });
  });

  it('distinguish a ship that has left from one that is too close to departure, and from one that is over', () => {
    const booking = bookingOf(connection);
    expect(optionsOf(booking)).toEqual({ kind: 'closed' });
    expect(optionsOf(booking, NOW + 3 * 3_600_000)).toEqual({ kind: 'departed' });
    expect(optionsOf(bookingOf(connection, { state: 'cancelled' }))).toEqual({ kind: 'over' });
    const gone = connection.map((segment) => ({ ...segment, state: 'cancelled' as const }));
    expect(optionsOf(bookingOf(gone))).toEqual({ kind: 'over' });
  });

  it('include setting a date for a crossing without one', () => {
    const open = connection.map((segment) => ({ ...segment, state: 'open' as const }));
    const redate = { segments: [0, 1], until: null };
    const booking = bookingOf(open, { state: 'open', actions: { ...nothing, redate } });
    expect(optionsOf(booking)).toEqual({ kind: 'undated' });
    expect(partyOptions(booking)).toEqual({ canAdd: false, canRemove: true });
  });

  it('don’t include removing the only traveller, or adding to a crossing without a date', () => {
    const change = { segments: [0], until: null };
    const [first] = connection;
    const booking = bookingOf(first ? [first] : [], { actions: { ...nothing, change } });
    expect(partyOptions(booking)).toEqual({ canAdd: true, canRemove: true });
    const alone = {
      ...booking,
      passengers: booking.passengers.map((each, index) => ({ ...each, cancelled: index === 1 })),
      vehicles: booking.vehicles.map((each) => ({ ...each, cancelled: true })),
    };
    expect(partyOptions(alone)).toEqual({ canAdd: true, canRemove: false });
    expect(partyOptions({ ...booking, actions: undefined })).toEqual({ canAdd: false, canRemove: false });
  });
});

it('D5 searches for those who still travel, with their claims and numbers as in the booking', () => {
  const booking = bookingOf(connection);
  const without = {
    ...booking,
    passengers: booking.passengers.map((each, index) => ({ ...each, cancelled: index === 0 })),
  };
  expect(travellingParty(without).passengers).toEqual([{ category: 'CHD', entitlement: 'STU' }]);
  expect(travellingItems(without)).toEqual(['passenger:1', 'vehicle:0']);
});
