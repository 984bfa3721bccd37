import { expect, test } from 'vitest';
import { keepTogether } from '#foundation/text/keep-together.ts';

// “a 5- / minute walk” was torn on phones.
test('a figure keeps its unit, and other hyphens stay', () => {
  expect(keepTogether('a 5-minute walk from the bus')).toBe('a 5\u2011minute walk from the bus');
  expect(keepTogether('Pre-booked, 2027-06-10')).toBe('Pre-booked, 2027-06-10');
});
