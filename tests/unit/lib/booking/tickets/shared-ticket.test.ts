import { expect, test } from 'vitest';
import { firstNameOf } from '#lib/booking/manage/booking-status.ts';
import { sharedTicketOf } from '#lib/booking/tickets/shared-ticket.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { bookingLike } from '#tests/fixtures/booking-like.ts';

test('the address of a shared ticket names its document and token, and nothing else is one', () => {
  const own = { document: 1_000_001, token: 'mhc1x2y3.a-b_C.d_E-f' };
  const address = new URL(paths.sharedTicket('en', own), 'https://meltemi.example');
  expect(address.pathname).toBe('/en/booking/ticket/shared');
  expect(sharedTicketOf(address.searchParams.get('ticket') ?? '')).toEqual(own);
  const wrong = [
    undefined,
    '',
    '1',
    '1.',
    '.x',
    'x.y',
    '-1.x',
    '12345678901.x',
    '1.a/b',
    '1.a?b',
    `1.${'x'.repeat(200)}`,
  ];
  expect(wrong.map(sharedTicketOf)).toEqual(wrong.map(() => null));
});

test('a good trip is wished to the first traveller who still travels', () => {
  const booking = bookingLike({ directions: ['A'], passengers: 2 });
  const [one, two] = booking.passengers;
  if (!one || !two) throw new Error('two passengers');
  const named = (isGone: boolean) => [
    { ...one, given: 'Μαρία', cancelled: isGone },
    { ...two, given: 'Νίκος' },
  ];
  expect(firstNameOf({ passengers: named(false) })).toBe('Μαρία');
  expect(firstNameOf({ passengers: named(true) })).toBe('Νίκος');
  expect(firstNameOf({ passengers: [] })).toBe('');
});
