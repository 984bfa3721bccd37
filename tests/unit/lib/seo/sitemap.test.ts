import { describe, expect, it } from 'vitest';
import { sitemapEntries, sitePages } from '#lib/seo/sitemap.ts';

const document = (fields: object) => ({
  _type: 'page',
  _updatedAt: '2026-11-01T00:00:00Z',
  permalink_el: null,
  permalink_en: null,
  ...fields,
});

const TODAY = '2026-11-21';
const pathsOf = (pages: ReturnType<typeof sitePages>) => pages.map(({ pages: { el } }) => el);

describe('B9 the sitemap', () => {
  it('lists each language of a document with the same pair of alternates', () => {
    const entries = sitemapEntries(
      'https://meltemi.example',
      sitePages(
        [document({ _type: 'destination', permalink_el: 'symi', permalink_en: 'symi-island' })],
        TODAY,
      ),
    ).filter(({ url }) => url.includes('symi'));
    expect(entries.map(({ url }) => url)).toEqual([
      'https://meltemi.example/destinations/symi',
      'https://meltemi.example/en/destinations/symi-island',
    ]);
    for (const { alternates } of entries)
      expect(alternates.languages).toEqual({
        el: 'https://meltemi.example/destinations/symi',
        en: 'https://meltemi.example/en/destinations/symi-island',
        'x-default': 'https://meltemi.example/destinations/symi',
      });
  });

  it('A3: lists a page without translation once, without an alternate in the other language', () => {
    const [entry, ...others] = sitemapEntries(
      'https://meltemi.example',
      sitePages([document({ permalink_el: 'transport-equivalent' })], TODAY),
    ).filter(({ url }) => url.includes('transport'));
    expect(others).toEqual([]);
    expect(Object.keys(entry?.alternates.languages ?? {})).toEqual(['el', 'x-default']);
  });

  it('leaves out documents that have no address, such as a post whose category is gone', () => {
    const lost = document({ _type: 'newsPost', permalink_el: 'x', category_el: null });
    expect(sitePages([lost], TODAY)).toHaveLength(sitePages([], TODAY).length);
  });

  it('leaves out expired documents from the day after their last, and those hidden from search engines', () => {
    const offer = document({ _type: 'offer', permalink_el: 'sale', validTo: TODAY });
    expect(pathsOf(sitePages([offer], TODAY))).toContain('/sale');
    expect(pathsOf(sitePages([offer], '2026-11-22'))).not.toContain('/sale');
    const job = document({ _type: 'jobOpening', permalink_el: 'cook', closesOn: '2026-11-20' });
    expect(pathsOf(sitePages([job], TODAY))).not.toContain('/career/cook');
    const hidden = document({ _type: 'destination', permalink_el: 'alimia', noIndex: true });
    expect(pathsOf(sitePages([hidden], TODAY))).not.toContain('/destinations/alimia');
  });

  it('B9: lists the prices from each port except the first, which has the plain address', () => {
    const prices = pathsOf(sitePages([], TODAY, ['RHO', 'KOS'])).filter((path) => path?.includes('price'));
    expect(prices).toEqual(['/price-list/kos']);
  });

  it('B6: lists the articles of an issue after it, each in both languages', () => {
    const issue = document({
      _type: 'magazineIssue',
      permalink_el: 'cheimonas',
      permalink_en: 'winter',
      articles: [{ _key: 'a', title_el: 'Καφές', title_en: 'Coffee' }],
    });
    expect(sitePages([issue], TODAY).at(-1)?.pages).toEqual({
      el: '/magazine/cheimonas/kafes',
      en: '/en/magazine/winter/coffee',
    });
  });
});
