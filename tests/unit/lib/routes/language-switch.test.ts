import { describe, expect, it } from 'vitest';
import { switchTarget } from '#lib/routes/language-switch.ts';

describe('A3 the language switch', () => {
  it('goes to the alternate that the page declares and keeps the query', () => {
    expect(
      switchTarget({
        to: 'en',
        pathname: '/news/dromologia/cheimerina',
        search: '?utm=mail',
        alternate: 'https://meltemi.example/en/news/timetables/winter',
      }),
    ).toBe('/en/news/timetables/winter?utm=mail');
  });

  it('keeps the path of pages that are the same in both languages', () => {
    const at = (pathname: string, to: 'el' | 'en') =>
      switchTarget({ to, pathname, search: '?from=RHO&to=SYM', alternate: null });
    expect(at('/booking', 'en')).toBe('/en/booking?from=RHO&to=SYM');
    expect(at('/en/booking', 'el')).toBe('/booking?from=RHO&to=SYM');
    expect(at('/en', 'el')).toBe('/?from=RHO&to=SYM');
  });

  it('falls back to the list when a document has no translation', () => {
    const to = (pathname: string) => switchTarget({ to: 'en', pathname, search: '', alternate: null });
    expect(to('/news/dromologia/cheimerina')).toBe('/en/news');
    expect(to('/destinations/rodos')).toBe('/en/destinations');
    expect(to('/destinations')).toBe('/en/destinations');
    expect(to('/magazine/teychos-14')).toBe('/en/magazine');
    expect(to('/career/naytis')).toBe('/en/career');
  });

  it('leads from a page that exists in Greek only to the home page', () => {
    const to = (pathname: string) => switchTarget({ to: 'en', pathname, search: '', alternate: null });
    expect(to('/transport-equivalent')).toBe('/en');
    expect(to('/mia-prosfora-mono-sta-ellinika')).toBe('/en');
    expect(to('/agencies')).toBe('/en/agencies');
    expect(to('/newsletter/sent')).toBe('/en/newsletter/sent');
  });
});
