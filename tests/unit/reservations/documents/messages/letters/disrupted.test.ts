import { expect, it } from 'vitest';
import type { About } from '#reservations/documents/emails/texts/about.ts';
import { disrupted } from '#reservations/documents/emails/texts/disrupted.ts';
import { bookingLike } from '#tests/fixtures/booking-like.ts';

const aboutShip = (booking: About['booking'], segment?: number) =>
  disrupted({ booking, locale: 'el', data: { what: 'broken', segment } }).facts?.filter(
    ([name]) => name === 'Αφορά',
  );

// Who had booked there and back could not tell from the letter which of the two ships would not sail.
it('the letter of a disruption names the ship that it is about, where there are several', () => {
  const bothWays = bookingLike({ directions: ['A', 'R'], passengers: 1 });
  expect(aboutShip(bothWays, 1)).toEqual([['Αφορά', 'Ρόδος – Ρόδος, Παρασκευή 11 Ιουνίου 2027, 08:30']]);
  expect(aboutShip(bookingLike({ directions: ['A'], passengers: 1 }), 0)).toEqual([]);
});

it('but not one that is no longer in the booking, or of which nothing is known', () => {
  const { segments, ...booking } = bookingLike({ directions: ['A', 'R', 'R'], passengers: 1 });
  const changed = segments.map((segment, at) =>
    at === 1 ? { ...segment, state: 'replaced' as const } : segment,
  );
  expect(aboutShip({ ...booking, segments: changed }, 1)).toEqual([]);
  expect(aboutShip({ ...booking, segments }, 7)).toEqual([]);
  expect(aboutShip({ ...booking, segments })).toEqual([]);
});
