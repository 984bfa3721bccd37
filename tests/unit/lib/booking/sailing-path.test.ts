import { expect, it } from 'vitest';
import { sailingPath } from '#lib/booking/sailing-path.ts';
import { withReturn } from '#lib/booking/change-query.ts';
import { readSearchQuery, writeSearchQuery } from '#lib/booking/search-query.ts';

const sailing = { from: 'RHO', to: 'SYM', date: '2026-11-28', tripId: 'S1-20261128.0.2' };

it('a row with a time leads to its sailing, chosen, one way, for one adult', () => {
  const { pathname, searchParams } = new URL(sailingPath('en', sailing), 'https://meltemi.example');
  expect(pathname).toBe('/en/booking/sailings');
  expect(readSearchQuery(Object.fromEntries(searchParams))).toMatchObject({
    kind: 'complete',
    query: {
      bounds: [{ from: 'RHO', to: 'SYM', choice: { journeyId: 'S1-20261128.0.2', class: 'ECO' } }],
      passengers: { adults: 1, children: 0, infants: 0 },
    },
  });
});

it('without the id of the sailing it leads to its day, with nothing chosen', () => {
  expect(sailingPath('el', { ...sailing, tripId: undefined })).toBe(
    '/booking/sailings?from=RHO&to=SYM&date=2026-11-28&adults=1',
  );
});

it('a return that is added keeps what was chosen', () => {
  const read = readSearchQuery({ from: 'RHO', to: 'SYM', date: '2026-11-28', go: sailing.tripId });
  if (read.kind !== 'complete') throw new Error('not a search');
  expect(writeSearchQuery(withReturn(read.query, '2026-11-29')).toString()).toBe(
    'from=RHO&to=SYM&date=2026-11-28&return=2026-11-29&adults=1&go=S1-20261128.0.2',
  );
});
