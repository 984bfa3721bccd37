import { describe, expect, it } from 'vitest';
import { cachedTypes } from '#lib/content/cache-manifest.ts';
import { documentLocations } from '#studio/presentation/locations.ts';
import { mainDocuments } from '#studio/presentation/main-documents.ts';
import { pagePaths } from '#studio/presentation/page-paths.ts';
import { translateIn } from '#studio/locale/text.ts';

const locations = documentLocations('el');
const parts = {
  title_el: 'Πάτμος',
  title_en: 'Patmos',
  permalink_el: 'patmos-el',
  permalink_en: 'patmos-en',
  category_el: 'anakoinoseis',
  category_en: 'announcements',
};

/** The pages on which the Studio lists a document of this type. */
function placesOf(type: string, document: object | null = parts): string[] {
  const found = locations[type];
  if (!found) throw new Error(`Nothing is said about ${type}`);
  const state = 'resolve' in found ? found.resolve({ ...document }) : found;
  return (state?.locations ?? []).map(({ href }) => href);
}

describe('B4: the pages that show a document', () => {
  it('are known for every type that pages use, as text or addresses', () => {
    for (const type of cachedTypes) expect(Object.keys(locations)).toContain(type);
  });

  it('begin with its own page in both languages', () => {
    const own = {
      destination: ['/destinations/patmos-el', '/en/destinations/patmos-en'],
      newsPost: ['/news/anakoinoseis/patmos-el', '/en/news/announcements/patmos-en'],
      newsCategory: ['/news/patmos-el', '/en/news/patmos-en'],
      magazineIssue: ['/magazine/patmos-el', '/en/magazine/patmos-en'],
      offer: ['/patmos-el', '/en/patmos-en'],
      page: ['/patmos-el', '/en/patmos-en'],
      jobOpening: ['/career/patmos-el', '/en/career/patmos-en'],
      homePage: ['/', '/en'],
      siteSettings: ['/', '/en'],
      serviceAlert: ['/', '/en'],
      port: ['/departure-ports', '/en/departure-ports'],
      agency: ['/agencies', '/en/agencies'],
      faq: ['/questions', '/en/questions'],
    };
    for (const [type, paths] of Object.entries(own)) expect(placesOf(type).slice(0, 2)).toEqual(paths);
  });

  it('leave out a language without an address, with a message if there is none at all', () => {
    const { permalink_en: _, ...greek } = parts;
    expect(placesOf('offer', greek)).toEqual([
      '/patmos-el',
      '/prosfores-kai-ekptwseis',
      '/en/prosfores-kai-ekptwseis',
      '/',
      '/en',
    ]);
    expect(placesOf('offer', {})).toEqual([]);
    expect(locations['port']).toMatchObject({ message: translateIn('el')('preview.portPlaces') });
  });

  it('never contain an address twice, because the Studio uses it as a key', () => {
    for (const type of cachedTypes) {
      const places = placesOf(type);
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it('need the category of a post in the same language', () => {
    expect(pagePaths('newsPost', { ...parts, category_en: null })).toEqual({
      el: '/news/anakoinoseis/patmos-el',
      en: null,
    });
  });
});

describe('B4: the document that a page is about', () => {
  const routeOf = (path: string) =>
    mainDocuments.find(({ route }) =>
      [route].flat().some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname: path })),
    );
  const filterOf = (path: string) => {
    const resolver = routeOf(path);
    if (!resolver) return null;
    if (resolver.type) return `_type == "${resolver.type}"`;
    const permalink = path.split('/').at(-1) ?? '';
    if (resolver.resolve)
      return resolver.resolve({ origin: '', path, params: { permalink } })?.filter ?? null;
    return typeof resolver.filter === 'string' ? resolver.filter : null;
  };

  it.each([
    ['/', '"homePage"'],
    ['/en', '"homePage"'],
    ['/destinations/patmos', '"destination"'],
    ['/en/destinations/patmos', '"destination"'],
    ['/news/anakoinoseis/neo-ploio', '"newsPost"'],
    ['/en/news/announcements/new-ship', '"newsPost"'],
    ['/news/anakoinoseis', '"newsCategory"'],
    ['/en/news/announcements', '"newsCategory"'],
    ['/magazine/patmos', '"magazineIssue"'],
    ['/en/magazine/patmos/twelve-flavours', '"magazineIssue"'],
    ['/oroi', '"page"'],
    ['/en/terms', '"page"'],
  ])('%s', (path, type) => {
    expect(filterOf(path)).toContain(type);
  });

  it('is null on lists and in the booking form', () => {
    for (const path of ['/news', '/en/news', '/destinations', '/en/booking'])
      expect(filterOf(path)).toBeNull();
  });
});
