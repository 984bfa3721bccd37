import { describe, expect, test } from 'vitest';
import { readRecent, withRecent } from '#lib/booking/form/recent.ts';
import type { BookingEvent } from '#lib/booking/form/events.ts';
import { after, complete, ports, start, today, trip, twoLegs } from './trip-forms.ts';

const search = (...events: BookingEvent[]) => after(start(), ...complete, ...events);
const names = (stored: string | null, on = today, known = ports) =>
  readRecent(stored, on, known).map(({ trips }) =>
    [trips[0]?.fromPort, ...trips.map((each) => each.toPort)].join('–'),
  );

describe('recent searches', () => {
  const kos = search({ type: 'toPortChosen', trip: 1, port: 'KOS' });
  const patmos = search({ type: 'toPortChosen', trip: 1, port: 'PAT' });
  const legs = after(start(), ...twoLegs);

  test('newest first, at most three, without duplicates', () => {
    const stored = [search(), kos, legs, kos, patmos].reduce<string | null>(withRecent, null);
    expect(names(stored)).toEqual(['RHO–PAT', 'RHO–KOS', 'RHO–SYM–KOS']);
  });
  test('past days are dropped, the ports stay', () => {
    const [recent] = readRecent(withRecent(null, search()), '2027-06-12', ports);
    expect(recent?.trips[0]).toMatchObject({ fromPort: 'RHO', fromDate: null, retDate: '2027-06-17' });
  });
  test('a search with a port that is no longer served is dropped', () => {
    const stored = withRecent(withRecent(null, patmos), kos);
    const fewer = ports.map((port) => ({
      ...port,
      destinations: port.destinations.filter((code) => code !== 'PAT'),
    }));
    expect(names(stored, today, fewer)).toEqual(['RHO–KOS']);
  });
  test.each([null, '', '{', '7', '{"a":1}', '["{", 7, null, "[]"]'])(
    'foreign data is ignored: %s',
    (stored) => {
      expect(readRecent(stored, today, ports)).toEqual([]);
      expect(names(withRecent(stored, kos))).toEqual(['RHO–KOS']);
    },
  );
  test('one press fills in the form', () => {
    const [recent] = readRecent(withRecent(null, legs), today, ports);
    const state = after(start(), { type: 'sessionRestored', trips: recent?.stored ?? [] });
    expect(trip(state, 1)).toMatchObject({ fromPort: 'SYM', toPort: 'KOS', fromDate: null });
  });
});
