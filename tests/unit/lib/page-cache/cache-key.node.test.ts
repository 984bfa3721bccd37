import { describe, expect, it } from 'vitest';
import { cacheKeyFor, dropJunkHeaders } from '#lib/page-cache/cache-key.ts';
import { config } from '../../../../middleware.ts';

const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  cacheKeyFor({ method, url, headers });
const key = (...given: Parameters<typeof asked>) => asked(...given)?.key ?? null;

describe('the cache key of a request', () => {
  it('is that of the page that the middleware would serve', () => {
    expect(asked('/destinations')).toMatchObject({ isByLanguage: true });
    expect(asked('/en/destinations')).toMatchObject({ isByLanguage: false });
    expect(key('/destinations')).not.toBe(key('/en/destinations'));
    expect(key('/destinations', { 'accept-language': 'el' })).toBe(key('/destinations'));
    expect(key('/destinations', { cookie: 'a=b; NEXT_LOCALE=el' })).toBe(key('/destinations'));
    expect(key('/destinations', {}, 'HEAD')).toBe(key('/destinations'));
  });

  it.each([
    ['English by language', '/', { 'accept-language': 'en' }],
    ['English by cookie', '/destinations', { cookie: 'NEXT_LOCALE=en' }],
    ['the Greek prefix', '/el/destinations', {}],
    ['a cookie that only Next can read', '/', { cookie: 'NEXT_LOCALE=%65n' }],
    ['two cookies', '/', { cookie: 'NEXT_LOCALE=el; NEXT_LOCALE=en' }],
    ['draft preview', '/en', { cookie: '__prerender_bypass=x' }],
    ['Next itself', '/en', { 'x-prerender-revalidate': 'x' }],
    ['a form', '/en', { 'content-type': 'multipart/form-data' }],
    ["a router's state without its name", '/en', { 'next-router-state-tree': 'x' }],
    ['a question', '/en/price-list?from=KOS', {}],
    ['a choice', '/en/itineraries?line=1', {}],
    ['a choice behind an advertisement', '/en/itineraries?utm_source=x&date=2027-01-01', {}],
    ['a search', '/booking?from=RHO', {}],
    ['a search form with settings', '/en/booking', { cookie: 'ml_settings=plain' }],
    ['a file', '/robots.txt', {}],
    ['two slashes', '//en', {}],
    ['a slash at the end', '/en/', {}],
    ['a coded address', '/en/%61', {}],
    ['an api', '/api/health', {}],
    ['the chat', '/chat/frame', {}],
  ])('is null: %s', (_name, url, headers) => {
    expect(asked(url, headers)).toBeNull();
  });

  it('is the same for crawlers and for a Greek cookie, whatever the browser’s languages', () => {
    const english = { 'accept-language': 'en' };
    expect(key('/', { ...english, 'user-agent': 'Googlebot/2.1' })).toBe(key('/'));
    expect(key('/', { ...english, cookie: 'NEXT_LOCALE=el' })).toBe(key('/'));
    expect(key('/', { ...english, 'sec-fetch-site': 'same-origin' })).toBe(key('/'));
  });

  it('is that of the page also for visitors with settings, where the browser applies them', () => {
    expect(key('/en/fleet', { cookie: 'ml_settings=plain' })).toBe(key('/en/fleet'));
  });

  it('ignores the parameters of advertisements', () => {
    expect(key('/en/fleet?utm_source=a&utm_campaign=b&gclid=c')).toBe(key('/en/fleet'));
    expect(key('/en/fleet?fbclid=1')).toBe(key('/en/fleet'));
  });

  it('distinguishes the requests of Next’s router', () => {
    const router = { rsc: '1' };
    const kinds = [
      key('/en/fleet'),
      key('/en/fleet?_rsc=a', router),
      key('/en/fleet?_rsc=a', { ...router, 'next-router-prefetch': '1' }),
      key('/en/fleet?_rsc=a', { ...router, 'next-router-segment-prefetch': '/_tree' }),
      key('/en/fleet?_rsc=a', { ...router, 'next-router-state-tree': 'x' }),
      key('/en/fleet?_rsc=a', { ...router, 'next-url': '/en' }),
    ];
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds).not.toContain(null);
    // Only requests that share a rendering must be identical, because Next compares the parameter with the other headers.
    expect(key('/en/fleet?_rsc=b', router)).toBe(key('/en/fleet?_rsc=a', router));
    expect(asked('/en/fleet?_rsc=b', router)?.exact).not.toBe(asked('/en/fleet?_rsc=a', router)?.exact);
    expect(key('/en/fleet?_rsc=a', { ...router, 'next-router-state-tree': 'x'.repeat(3_000) })).toBeNull();
    // Next redirects these to the address with their state.
    expect(key('/en/fleet', router)).toBeNull();
  });

  it('is that of the page for requests that only look like the router’s', () => {
    const junk = { rsc: 'x', 'next-router-state-tree': 'y' };
    const headers: Record<string, string> = { ...junk };
    dropJunkHeaders({ method: 'GET', url: '/en/fleet?_rsc=1', headers });
    expect(headers).toEqual({});
    expect(key('/en/fleet?_rsc=1', headers)).toBe(key('/en/fleet'));
    const router: Record<string, string> = { rsc: '1', 'next-url': '/en' };
    dropJunkHeaders({ method: 'GET', url: '/en/fleet', headers: router });
    expect(router).toEqual({ rsc: '1', 'next-url': '/en' });
  });

  it('is null for addresses that bypass the middleware', () => {
    const [matcher = ''] = config.matcher;
    const seen = new RegExp(`^${matcher}$`);
    const paths = [
      '/',
      '/en',
      '/studio',
      '/studios',
      '/lake/x',
      '/lakes',
      '/desk',
      '/chat',
      '/api',
      '/apis',
      '/image',
      '/_next',
      '/_nexts',
      '/a.b',
      '/en/a',
    ];
    for (const path of paths) if (asked(path)) expect(path).toMatch(seen);
    expect(paths.filter((path) => asked(path))).toEqual([
      '/',
      '/en',
      '/studios',
      '/lakes',
      '/apis',
      '/_nexts',
      '/en/a',
    ]);
  });
});
