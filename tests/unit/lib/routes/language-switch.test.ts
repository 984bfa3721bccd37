import { describe, expect, it } from 'vitest';
import { switchTarget } from '#lib/routes/language-switch.ts';

describe('A3 the language switch', () => {
  it('leads to the alternate that the page declares and keeps the query', () => {
    expect(
      switchTarget({
        to: 'en',
        pathname: '/news/dromologia/cheimerina',
        search: '?utm=mail',
        alternates: {
          own: 'https://meltemi.example/news/dromologia/cheimerina',
          other: 'https://meltemi.example/en/news/timetables/winter',
        },
        isLost: false,
      }),
    ).toBe('/en/news/timetables/winter?utm=mail');
  });

  it('keeps the path of pages that are the same in both languages', () => {
    const at = (pathname: string, to: 'el' | 'en') =>
      switchTarget({
        to,
        pathname,
        search: '?from=RHO&to=SYM',
        alternates: { own: null, other: null },
        isLost: false,
      });
    expect(at('/booking', 'en')).toBe('/en/booking?from=RHO&to=SYM');
    expect(at('/en/booking', 'el')).toBe('/booking?from=RHO&to=SYM');
    expect(at('/en', 'el')).toBe('/?from=RHO&to=SYM');
  });

  it('falls back to the list when a document has no translation', () => {
    const to = (pathname: string) =>
      switchTarget({ to: 'en', pathname, search: '', alternates: { own: null, other: null }, isLost: false });
    expect(to('/news/dromologia/cheimerina')).toBe('/en/news');
    expect(to('/destinations/rodos')).toBe('/en/destinations');
    expect(to('/destinations')).toBe('/en/destinations');
    expect(to('/magazine/teychos-14')).toBe('/en/magazine');
    expect(to('/career/naytis')).toBe('/en/career');
  });

  it('leads from a page that exists in Greek only to the home page', () => {
    const to = (pathname: string) =>
      switchTarget({ to: 'en', pathname, search: '', alternates: { own: null, other: null }, isLost: false });
    expect(to('/transport-equivalent')).toBe('/en');
    expect(to('/mia-prosfora-mono-sta-ellinika')).toBe('/en');
    expect(to('/agencies')).toBe('/en/agencies');
    expect(to('/newsletter/sent')).toBe('/en/newsletter/sent');
  });

  // It led to /en/price-list/kos?from=KOS: the page's own address plus the query that it replaces.
  it('keeps path and query where the query chose the page', () => {
    expect(
      switchTarget({
        to: 'en',
        pathname: '/price-list',
        search: '?from=KOS',
        alternates: {
          own: 'https://meltemi.example/price-list/kos',
          other: 'https://meltemi.example/en/price-list/kos',
        },
        isLost: false,
      }),
    ).toBe('/en/price-list?from=KOS');
  });

  // From a missing page at the root of the site it led to the home page of the other language.
  it('stays at an address that doesn’t exist', () => {
    const to = (language: 'el' | 'en', pathname: string) =>
      switchTarget({
        to: language,
        pathname,
        search: '?a=1',
        alternates: { own: null, other: null },
        isLost: true,
      });
    expect(to('el', '/en/nothing-there')).toBe('/nothing-there?a=1');
    expect(to('en', '/404')).toBe('/en/404?a=1');
  });
});
