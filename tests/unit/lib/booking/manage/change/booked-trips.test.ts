import { describe, expect, it } from 'vitest';
import { bookedTrips, tripOf } from '#lib/booking/manage/change/booked-trips.ts';
import { segmentOf } from '#tests/fixtures/booked-segments.ts';

describe('D5 the crossings of a booking', () => {
  it('keeps the way out and the way back apart', () => {
    const trips = bookedTrips([
      segmentOf('RHO', 'SYM', '2027-06-10T08:30', '2027-06-10T09:25'),
      segmentOf('SYM', 'RHO', '2027-06-10T19:35', '2027-06-10T20:30', { direction: 'R' }),
    ]);
    expect(trips.map(({ numbers, direction }) => [numbers, direction])).toEqual([
      [[0], 'A'],
      [[1], 'R'],
    ]);
  });

  it('puts the ships of a connection together, also over a night', () => {
    const [trip, ...rest] = bookedTrips([
      segmentOf('HAL', 'RHO', '2027-06-10T17:00', '2027-06-10T19:00'),
      segmentOf('RHO', 'SYM', '2027-06-11T08:30', '2027-06-11T09:25'),
    ]);
    expect(rest).toEqual([]);
    expect(trip).toMatchObject({ numbers: [0, 1], from: { port: 'HAL' }, to: { port: 'SYM' } });
  });

  it('does not join what has days ashore between, or what leads back to where it began', () => {
    const stay = bookedTrips([
      segmentOf('RHO', 'SYM', '2027-06-10T08:30', '2027-06-10T09:25'),
      segmentOf('SYM', 'KOS', '2027-06-12T09:35', '2027-06-12T11:05'),
    ]);
    expect(stay).toHaveLength(2);
    const thereAndBack = bookedTrips([
      segmentOf('RHO', 'SYM', '2027-06-10T08:30', '2027-06-10T09:25'),
      segmentOf('SYM', 'RHO', '2027-06-10T17:00', '2027-06-10T18:00'),
    ]);
    expect(thereAndBack).toHaveLength(2);
  });

  it('does not join a ship without a date to one that has one', () => {
    const trips = bookedTrips([
      segmentOf('HAL', 'RHO', '2027-06-10T07:00', '2027-06-10T09:00', { state: 'open' }),
      segmentOf('RHO', 'SYM', '2027-06-10T12:00', '2027-06-10T13:00'),
    ]);
    expect(trips.map(({ state }) => state)).toEqual(['open', 'live']);
  });

  it('finds the crossing of any of its ships, and none for a number that is not there', () => {
    const segments = [
      segmentOf('HAL', 'RHO', '2027-06-10T07:00', '2027-06-10T09:00'),
      segmentOf('RHO', 'SYM', '2027-06-10T12:00', '2027-06-10T13:00'),
    ];
    expect(tripOf(segments, 1)?.numbers).toEqual([0, 1]);
    expect(tripOf(segments, 2)).toBeNull();
  });
});
