import { describe, expect, it } from 'vitest';
import { alternates } from '#lib/seo/alternates.ts';

describe('A2 canonical and hreflang', () => {
  it('have both languages and Greek as the default', () => {
    expect(alternates('en', { el: '/destinations/rodos', en: '/en/destinations/rhodes' })).toEqual({
      canonical: '/en/destinations/rhodes',
      languages: {
        el: '/destinations/rodos',
        en: '/en/destinations/rhodes',
        'x-default': '/destinations/rodos',
      },
    });
  });

  it('have no language in which the page doesn’t exist', () => {
    expect(alternates('el', { el: '/news/a/b', en: null })?.languages).toEqual({
      el: '/news/a/b',
      'x-default': '/news/a/b',
    });
  });
});
