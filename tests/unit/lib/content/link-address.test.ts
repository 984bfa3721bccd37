import { describe, expect, it } from 'vitest';
import { addressOf, addressOfMenuLink } from '#lib/content/link-address.ts';

const pair = { permalink_el: 'rodos', permalink_en: 'rhodes' };

describe('B7 links between documents', () => {
  it('lead to the page in the reader’s language', () => {
    expect(addressOf({ _type: 'destination', ...pair }, 'el')).toBe('/destinations/rodos');
    expect(addressOf({ _type: 'destination', ...pair }, 'en')).toBe('/en/destinations/rhodes');
    expect(addressOf({ _type: 'offer', ...pair }, 'en')).toBe('/en/rhodes');
    expect(addressOf({ _type: 'page', ...pair }, 'el')).toBe('/rodos');
    const post = { _type: 'newsPost', ...pair, category_el: 'dromologia', category_en: 'timetables' };
    expect(addressOf(post, 'en')).toBe('/en/news/timetables/rhodes');
  });

  it('have no address for a document that is unpublished, untranslated or without a page', () => {
    expect(addressOf(null, 'el')).toBeNull();
    expect(addressOf({ _type: 'destination', permalink_el: 'rodos', permalink_en: null }, 'en')).toBeNull();
    expect(addressOf({ _type: 'newsPost', ...pair, category_en: null }, 'en')).toBeNull();
    expect(addressOf({ _type: 'port', ...pair }, 'el')).toBeNull();
  });

  it('prefix a menu path with the language and leave other sites alone', () => {
    expect(addressOfMenuLink({ path: '/booking/manage' }, 'en')).toBe('/en/booking/manage');
    expect(addressOfMenuLink({ path: 'https://example.com/x' }, 'en')).toBe('https://example.com/x');
    expect(addressOfMenuLink({ path: null, target: null }, 'en')).toBeNull();
  });
});
