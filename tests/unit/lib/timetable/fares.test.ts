import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFares } from '#lib/timetable/fares.server.ts';

const routes = [
  { _key: 'a', from: 'RHO', to: 'SYM', fromPort: { title_el: 'Ρόδος', title_en: 'Rhodes' }, toPort: null },
  { _key: 'b', from: 'RHO', to: 'NOW', fromPort: null, toPort: null },
  { _key: 'c', from: null, to: 'SYM', fromPort: null, toPort: null },
];
const port = (code: string, el: string, en: string) => ({
  code,
  island: 'rhodes',
  name: { el, en },
  accusative: el,
  lat: 36,
  lon: 28,
  aliases: [],
  quays: [],
  destinations: [],
});
const network = {
  ports: [port('RHO', 'Ρόδος', 'Rhodes'), port('SYM', 'Σύμη', 'Symi')],
  vessels: [],
  lines: [],
  today: '2026-11-21',
  horizon: '2027-11-21',
  beThereMinutes: { fast: 30, ferry: 45 },
};
const name = { el: 'Ρόδος', en: 'Rhodes' };
const way = {
  from: 'RHO',
  fromName: name,
  quayName: name,
  to: 'SYM',
  vesselName: name,
  durationMinutes: 55,
  fromCents: 1550,
  fromMinutes: 100,
  fastestCents: 2550,
  vipFromCents: 2150,
  vipFromMinutes: 95,
  next: [],
};

/** The reservation service at the network level: its responses by path, or none. */
function serviceAnswers(answer: (address: URL) => unknown) {
  vi.stubGlobal('fetch', async (address: string) => Response.json(answer(new URL(address))));
}
afterEach(() => vi.unstubAllGlobals());

describe('fares of a table', () => {
  it('are those of the service, in the class of the table, with a link to booking', async () => {
    serviceAnswers(({ pathname, searchParams }) =>
      pathname.endsWith('/network')
        ? network
        : {
            to: searchParams.get('to'),
            ways: searchParams.get('to') === 'SYM' ? [way] : [],
            asOf: '2026-11-21T10:00:00+02:00',
          },
    );
    const [known, unknown, ...rest] = await readFares(routes, 'VIP', 'en');
    expect(known).toEqual({
      key: 'a',
      from: 'Rhodes',
      to: 'Symi',
      duration: '1\u00A0hour 35\u00A0minutes',
      mark: { 'data-from-price': 'RHO SYM VIP' },
      price: '€21.50',
      href: '/en/booking?from=RHO&to=SYM',
    });
    expect(unknown).toMatchObject({ price: null, href: '/en/booking?from=RHO&to=NOW' });
    expect(rest).toEqual([]);
    expect((await readFares(routes, 'ECO', 'el'))[0]?.price).toBe('15,50\u00a0€');
  });

  it('are missing without breaking anything while it doesn’t respond', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('fetch failed');
    });
    const rows = await readFares(routes, 'ECO', 'el');
    expect(rows.map(({ price }) => price)).toEqual([null, null]);
    expect(rows[0]).toMatchObject({ from: 'Ρόδος', to: 'SYM', href: '/booking?from=RHO&to=SYM' });
  });
});
