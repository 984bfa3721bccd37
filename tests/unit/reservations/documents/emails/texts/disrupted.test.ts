import { expect, it } from 'vitest';
import type { About } from '#reservations/documents/emails/texts/about.ts';
import { disrupted } from '#reservations/documents/emails/texts/disrupted.ts';
import { bookingLike } from '#tests/fixtures/booking-like.ts';

const aboutShip = (booking: About['booking'], segment?: number) =>
  disrupted({
    booking,
    locale: 'el',
    data: { what: 'broken', segment },
    phone: '',
    takesCards: false,
  }).facts?.filter(([name]) => name === 'Αφορά');

// Travellers with a return booking could not see from the email which of the two ships would not sail.
it('the email about a disruption names the ship concerned when there are several', () => {
  const bothWays = bookingLike({ directions: ['A', 'R'], passengers: 1 });
  expect(aboutShip(bothWays, 1)).toEqual([
    ['Αφορά', 'Ρόδος – Ρόδος, Παρασκευή 11\u00A0Ιουνίου\u00A02027, 08:30'],
  ]);
  expect(aboutShip(bookingLike({ directions: ['A'], passengers: 1 }), 0)).toEqual([]);
});

it('but not a ship that is no longer in the booking, or without a report', () => {
  const { segments, ...booking } = bookingLike({ directions: ['A', 'R', 'R'], passengers: 1 });
  const changed = segments.map((segment, at) =>
    at === 1 ? { ...segment, state: 'replaced' as const } : segment,
  );
  expect(aboutShip({ ...booking, segments: changed }, 1)).toEqual([]);
  expect(aboutShip({ ...booking, segments }, 7)).toEqual([]);
  expect(aboutShip({ ...booking, segments })).toEqual([]);
});
