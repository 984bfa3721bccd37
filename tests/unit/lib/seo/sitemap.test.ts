import { describe, expect, it } from 'vitest';
import { sitemapEntries, sitePages } from '#lib/seo/sitemap.ts';

const document = (fields: object) => ({
  _type: 'page',
  _updatedAt: '2026-11-01T00:00:00Z',
  permalink_el: null,
  permalink_en: null,
  ...fields,
});

describe('B9 the sitemap', () => {
  it('lists each language of a document with the same pair of alternates', () => {
    const entries = sitemapEntries(
      'https://meltemi.example',
      sitePages([document({ _type: 'destination', permalink_el: 'symi', permalink_en: 'symi-island' })]),
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
      sitePages([document({ permalink_el: 'transport-equivalent' })]),
    ).filter(({ url }) => url.includes('transport'));
    expect(others).toEqual([]);
    expect(Object.keys(entry?.alternates.languages ?? {})).toEqual(['el', 'x-default']);
  });

  it('leaves out documents that have no address, such as a post whose category is gone', () => {
    const lost = document({ _type: 'newsPost', permalink_el: 'x', category_el: null });
    expect(sitePages([lost])).toHaveLength(sitePages([]).length);
  });
});
