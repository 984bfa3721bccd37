import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeNames } from '#foundation/http/route-names.ts';
import { SITE_API_ROUTES, SITE_ROUTES, siteRoute } from '#server/site-routes.ts';

describe('names of routes in logs and metrics', () => {
  const named = routeNames([
    '/bookings/:reference',
    '/bookings/search',
    '/lake/:version{v[\\d]+}/ping',
    '/image/*',
  ]);

  it.each([
    ['/bookings/ABEHKMN?surname=Papas', '/bookings/:reference'],
    ['/bookings/search', '/bookings/search'],
    ['/lake/v2025-02-19/ping', '/lake/:version/ping'],
    ['/image/a/b/c', '/image/*'],
    ['/bookings/ABEHKMN/x', 'other'],
    ['/maria@example.gr', 'other'],
  ])('%s is %s', (path, name) => {
    expect(named(path)).toBe(name);
  });

  it.each([
    ['/', '/'],
    ['/en', '/'],
    ['/en/booking/confirmation/ABEHKMN?x=1', '/booking/confirmation/:reference'],
    ['/news/nea/page/2', '/news/:category/page/:page'],
    ['/booking/calendar', 'other'],
    ['/api/booking/hold', '/api/booking/hold'],
    ['/brand/logo.svg', 'file'],
    ['/favicon.ico', 'file'],
    ['/_next/static/chunks/a.js', '/_next/*'],
    ['/lake/v1/users/me', '/lake/*'],
  ])('%s of the site is %s', (path, name) => {
    expect(siteRoute(path)).toBe(name);
  });

  it('has every page and endpoint of the site, and none that is gone', () => {
    const inApp = globSync('app/**/{page,route}{,.*}.{ts,tsx}').map((path) => {
      const parts = path.split('/').slice(1, -1);
      const route = parts.filter((part) => !/^\(.*\)$/.test(part) && part !== '[locale]');
      // Below `api/` and `share/` the language is an ordinary part of the path.
      const kept = parts[0] === '[locale]' ? route : parts;
      const open = kept.findIndex((part) => /^\[{1,2}\.\.\./.test(part));
      const words = (open < 0 ? kept : [...kept.slice(0, open), '*']).map((part) =>
        part.replace(/^\[(.+)\]$/, ':$1'),
      );
      return `/${words.join('/')}`;
    });
    // Not in `app/`: files that Next generates, a hidden folder, and endpoints of the site's own server.
    const made = [
      '/_flight/*',
      '/_next/*',
      '/.well-known/security.txt',
      '/robots.txt',
      '/sitemap.xml',
      '/api/ready',
      '/api/metrics',
    ];
    const known = [...SITE_ROUTES, ...SITE_API_ROUTES].filter((route) => !made.includes(route));
    const share = inApp.map((route) => (route.startsWith('/share/') ? '/share/*' : route));
    expect([...new Set(share)].filter((route) => route !== '/*').toSorted()).toEqual(known.toSorted());
  });
});
