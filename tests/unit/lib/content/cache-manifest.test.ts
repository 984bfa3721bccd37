import { describe, expect, it } from 'vitest';
import {
  cachedTypes,
  cachingOf,
  cachedQueries,
  tagsOfChange,
  type QueryName,
} from '#lib/content/cache-manifest.ts';

const all = Object.keys(cachedQueries).filter((name): name is QueryName => name in cachedQueries);

describe('B4 the table of cached reads', () => {
  it.each([...cachedTypes].filter((type) => type !== 'port'))(
    'makes at least one response stale when a %s is published',
    (type) => {
      const change = tagsOfChange({ type, permalinks: ['x'] });
      const stale = new Set([...change.expired, ...change.stale]);
      const touched = all.filter((question) => cachingOf(question, 'x').tags.some((tag) => stale.has(tag)));
      expect(touched).not.toEqual([]);
    },
  );

  it('expires a page of one document by its own permalink, in either language', () => {
    const { expired } = tagsOfChange({ type: 'newsPost', permalinks: ['cheimerina', 'winter'] });
    const own = (permalink: string) => cachingOf('newsPost', permalink).tags;
    expect(own('winter').some((tag) => expired.includes(tag))).toBe(true);
    expect(own('cheimerina').some((tag) => expired.includes(tag))).toBe(true);
  });

  it('leaves the pages of other documents cached', () => {
    const { expired } = tagsOfChange({ type: 'destination', permalinks: ['symi'] });
    expect(cachingOf('destination', 'patmos').tags.some((tag) => expired.includes(tag))).toBe(false);
    expect(cachingOf('shell').tags.some((tag) => expired.includes(tag))).toBe(false);
    expect(cachingOf('home').tags.some((tag) => expired.includes(tag))).toBe(true);
  });

  it('does nothing for types that no page reads', () => {
    expect(tagsOfChange({ type: 'sanity.imageAsset', permalinks: [] })).toEqual({ expired: [], stale: [] });
  });

  // After an unpublish, the first visitor of each page that mentioned the document was shown a dead link.
  it('leaves no page with a link to an address that has ended', () => {
    const change = { type: 'destination', permalinks: ['symi'], endsAddress: true };
    expect(tagsOfChange(change)).toEqual({
      expired: ['shown:destination', 'own:destination:symi', 'mentioned:destination'],
      stale: [],
    });
  });

  it('refreshes everything after a while, even if a webhook is lost', () => {
    for (const question of all) expect(cachingOf(question).revalidate).toBeLessThanOrEqual(300);
  });
});
