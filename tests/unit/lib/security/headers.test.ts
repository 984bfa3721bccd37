import { describe, expect, it } from 'vitest';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match.js';
import { headerRules, securityHeaders } from '#lib/security/headers.ts';
import { readSecuritySettings } from '#lib/security/settings.ts';

const headersAt = (path: string, site: string) =>
  new Headers(securityHeaders(path, readSecuritySettings({ SITE_URL: site })));

describe('the headers of every response', () => {
  it('enforce https only where the site has it', () => {
    expect(headersAt('/', 'https://ferries.example').get('strict-transport-security')).toMatch(
      /^max-age=\d{8}$/,
    );
    expect(headersAt('/', 'http://ferries.example').has('strict-transport-security')).toBe(false);
    expect(headersAt('/', 'http://localhost:3000').has('strict-transport-security')).toBe(false);
  });

  it('isolate a page’s window, where browsers allow it', () => {
    expect(headersAt('/en', 'http://localhost:3000').get('cross-origin-opener-policy')).toBe(
      'same-origin-allow-popups',
    );
    expect(headersAt('/en', 'http://10.0.0.7:3000').has('cross-origin-opener-policy')).toBe(false);
    expect(headersAt('/en', 'http://localhost.example').has('cross-origin-opener-policy')).toBe(false);
  });

  it('let other sites embed pictures and nothing else', () => {
    const policyOf = (path: string) =>
      headersAt(path, 'https://ferries.example').get('cross-origin-resource-policy');
    expect(policyOf('/image/s960x/webp/file/images/a')).toBe('cross-origin');
    expect(policyOf('/share/el/news/post')).toBe('cross-origin');
    expect(policyOf('/brand/mark.svg')).toBe('cross-origin');
    expect(policyOf('/api/booking/ticket')).toBe('same-origin');
    expect(policyOf('/_next/static/chunks/a.js')).toBe('same-origin');
    expect(policyOf('/lake/v1/users/me')).toBeNull();
  });

  it('are few for files that aren’t documents', () => {
    expect([...headersAt('/_next/static/chunks/a.js', 'http://localhost:3000').keys()]).toEqual([
      'cross-origin-resource-policy',
      'x-content-type-options',
    ]);
  });
});

type Connection = { host: string; proto?: string };

/** What Next adds to a response by our rules. */
function byRules(path: string, query: Record<string, string>, { host, proto = 'http' }: Connection) {
  const applies = headerRules().filter(
    ({ source, has = [], missing = [] }) =>
      getPathMatch(source, { strict: true })(path) !== false &&
      has.every(({ type, value }) => new RegExp(`^${value}$`).test(type === 'host' ? host : proto)) &&
      missing.every(({ key }) => !(key in query)),
  );
  return new Headers(
    applies.flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value])),
  );
}

describe('the same headers by the framework alone', () => {
  it.each([
    ['https://ferries.example', { host: 'ferries.example', proto: 'https' }],
    ['http://10.0.0.7:3000', { host: '10.0.0.7' }],
    ['http://localhost:3000', { host: 'localhost' }],
    ['http://localhost.example', { host: 'localhost.example' }],
  ])('are those of the site’s server at %s', (site, connection) => {
    for (const path of [
      '/',
      '/en/news',
      '/studio',
      '/_next/static/a.js',
      '/image/s1/a',
      '/brand/mark.svg',
      '/robots.txt',
    ])
      expect([...byRules(path, {}, connection)], path).toEqual([...headersAt(path, site)]);
  });

  it('replace no header that a route handler chooses', () => {
    const connection = { host: 'ferries.example', proto: 'https' };
    expect(byRules('/api/booking/access/el', {}, connection).has('referrer-policy')).toBe(false);
    expect(byRules('/booking/manage', { access: 'token' }, connection).has('referrer-policy')).toBe(false);
    expect(byRules('/booking/manage', {}, connection).has('referrer-policy')).toBe(true);
    const ofLake = byRules('/lake/v1/data', {}, connection);
    expect([...ofLake.keys()]).not.toContain('cross-origin-resource-policy');
    expect(ofLake.get('x-content-type-options')).toBe('nosniff');
  });
});
