import { describe, expect, it } from 'vitest';
import type { Booking } from '#contracts/reservations/index.ts';
import { tripOf } from '#lib/trips/kept-trips.ts';
import { partyOf, tripOfBooking } from '#lib/trips/trip-of-booking.ts';
import { bookingLike } from '#tests/fixtures/booking-like.ts';

const party = { el: '2 επιβάτες', en: '2 passengers' };
const there = { directions: ['A', 'R'], passengers: 2, vehicles: 1 } as const;

const cancelled = {
  plannedDepartsAt: '2027-06-10T08:30:00+03:00',
  plannedArrivesAt: '2027-06-10T09:25:00+03:00',
  notice: { el: 'Λόγω ανέμων.', en: 'Because of winds.' },
  title: { el: 'Ακυρώθηκε', en: 'Cancelled' },
  text: { el: 'Το δρομολόγιο ακυρώθηκε.', en: 'The sailing was cancelled.' },
};

describe('what a device remembers of a booking', () => {
  it('are its ships, without names, plates or prices', () => {
    const booking = bookingLike(there);
    const trip = tripOfBooking(booking, null, party);
    expect(tripOf(JSON.parse(JSON.stringify(trip)))).toEqual(trip);
    expect(trip).toMatchObject({ reference: 'ABEHKM7', hasTickets: true });
    expect(trip?.ships.map(({ id, day }) => [id, day.en])).toEqual([
      ['L1-20270610.0.1', 'Thursday 10\u00A0June'],
      ['L1-20270611.0.1', 'Friday 11\u00A0June'],
    ]);
    const text = JSON.stringify(trip);
    for (const secret of ['Χατζηδάκη', 'Ελένη', 'ΡΟΑ', '9800']) expect(text).not.toContain(secret);
    expect(partyOf(bookingLike({ ...there, cancelled: [0] }))).toEqual({ people: 1, vehicles: 1 });
  });

  it('is nothing before it is sold, and no ship of a cancelled or undated one', () => {
    const of = (given: Partial<Booking>) => tripOfBooking({ ...bookingLike(there), ...given }, null, party);
    expect(of({ state: 'held' })).toBeNull();
    expect(of({ state: 'cancelled' })?.ships).toEqual([]);
    const [out, back] = bookingLike(there).segments;
    if (!out || !back) throw new Error('no segments');
    expect(of({ segments: [out, { ...back, state: 'open' }] })?.ships).toHaveLength(1);
    expect(of({ state: 'confirmed' })).toMatchObject({ hasTickets: false });
  });

  it('has how each ship stands, in the words of the service', () => {
    const booking = bookingLike(there);
    const [out, back] = booking.segments;
    if (!out || !back) throw new Error('no segments');
    const segments: Booking['segments'] = [
      { ...out, standing: { ...cancelled, kind: 'cancelled', choices: ['refund'] } },
      { ...back, standing: { ...cancelled, kind: 'refunded', choices: [] } },
    ];
    expect(tripOfBooking({ ...booking, segments }, null, party)).toMatchObject({
      ships: [
        {
          state: 'cancelled',
          hasChoices: true,
          title: { en: 'Cancelled' },
          text: { en: 'The sailing was cancelled. Because of winds.' },
        },
      ],
    });
  });
});
