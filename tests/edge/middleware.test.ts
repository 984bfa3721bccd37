import { NextRequest } from 'next/server';
import { afterEach, describe, expect, it } from 'vitest';
import { GUARD } from '#lib/security/guarded.ts';
import { config, middleware } from '../../middleware.ts';

const GREEK = 'el-GR,el;q=0.9,en;q=0.8';
const ENGLISH = 'en-GB,en;q=0.9';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

function visit(path: string, headers: Record<string, string> = {}) {
  const answer = middleware(new NextRequest(new URL(path, 'http://localhost:3000'), { headers }));
  const location = answer.headers.get('location');
  return {
    status: answer.status,
    rewrittenTo: pathOf(answer.headers.get('x-middleware-rewrite')),
    location: location === null ? null : pathOf(location),
    headers: answer.headers,
  };
}

function pathOf(address: string | null): string | null {
  if (address === null) return null;
  const url = new URL(address);
  return url.pathname + url.search;
}

describe('A2 the middleware chooses the language', () => {
  it('serves Greek without a prefix by default', () => {
    expect(visit('/')).toMatchObject({ status: 200, rewrittenTo: '/el', location: null });
    expect(visit('/news', { 'accept-language': GREEK })).toMatchObject({ rewrittenTo: '/el/news' });
  });

  it('follows Accept-Language on the first visit and keeps path and query', () => {
    expect(visit('/', { 'accept-language': ENGLISH })).toMatchObject({ status: 307, location: '/en' });
    expect(visit('/destinations/symi?from=mail', { 'accept-language': ENGLISH })).toMatchObject({
      status: 307,
      location: '/en/destinations/symi?from=mail',
    });
  });

  it('weighs the qualities of Accept-Language', () => {
    expect(visit('/', { 'accept-language': 'en;q=0.4,el;q=0.9' }).rewrittenTo).toBe('/el');
    expect(visit('/', { 'accept-language': 'fr,en;q=0.8,el;q=0.2' }).location).toBe('/en');
    expect(visit('/', { 'accept-language': 'en;q=0' }).rewrittenTo).toBe('/el');
  });

  it('gives English to a first visitor whose languages include neither Greek nor English', () => {
    expect(visit('/news', { 'accept-language': 'de-DE,de' })).toMatchObject({
      status: 307,
      location: '/en/news',
    });
    expect(visit('/', { 'accept-language': 'tr,it;q=0.5' }).location).toBe('/en');
    expect(visit('/', { 'accept-language': '*' }).rewrittenTo).toBe('/el');
    expect(visit('/', { 'accept-language': 'de,el;q=0.1' }).rewrittenTo).toBe('/el');
  });

  it('gives the cookie precedence over Accept-Language, in both directions', () => {
    const greek = { cookie: 'NEXT_LOCALE=el', 'accept-language': ENGLISH };
    const english = { cookie: 'NEXT_LOCALE=en', 'accept-language': GREEK };
    expect(visit('/news', greek).rewrittenTo).toBe('/el/news');
    expect(visit('/news', english).location).toBe('/en/news');
    expect(visit('/news', { cookie: 'NEXT_LOCALE=xx' }).rewrittenTo).toBe('/el/news');
  });

  it('leaves links from our own pages alone, so that the language switch works without scripts', () => {
    const headers = { 'accept-language': ENGLISH, 'sec-fetch-site': 'same-origin' };
    expect(visit('/news', headers).rewrittenTo).toBe('/el/news');
  });

  it('gives crawlers the requested address', () => {
    const headers = { 'user-agent': GOOGLEBOT, 'accept-language': ENGLISH };
    expect(visit('/news', headers).rewrittenTo).toBe('/el/news');
    expect(visit('/en/news', headers)).toMatchObject({ status: 200, location: null });
  });

  it('never redirects an English address, whatever the cookie and header', () => {
    expect(visit('/en', { cookie: 'NEXT_LOCALE=el' })).toMatchObject({ status: 200, location: null });
    expect(visit('/en/news', { 'accept-language': GREEK })).toMatchObject({ status: 200, location: null });
    expect(visit('/early-booking').rewrittenTo).toBe('/el/early-booking');
  });

  it('permanently redirects the internal Greek prefix', () => {
    expect(visit('/el/news?page=2')).toMatchObject({ status: 308, location: '/news?page=2' });
    expect(visit('/el')).toMatchObject({ status: 308, location: '/' });
  });

  it('keeps negotiated redirects out of shared caches and never sets a cookie', () => {
    const moved = visit('/', { 'accept-language': ENGLISH });
    expect(moved.headers.get('cache-control')).toBe('private, no-store');
    const answers = [moved, visit('/'), visit('/en'), visit('/', { cookie: 'NEXT_LOCALE=en' })];
    for (const answer of answers) expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('chooses no language for studio, lake, endpoints, pictures and files', () => {
    const [pattern = ''] = config.matcher;
    const handled = (path: string) => new RegExp(`^${pattern}$`).test(path);
    for (const path of ['/studio', '/chat/frame'])
      expect(visit(path, { 'accept-language': ENGLISH })).toMatchObject({
        rewrittenTo: null,
        location: null,
      });
    for (const path of ['/', '/news', '/en/destinations/symi', '/studios', '/imagery', '/lakeside'])
      expect(handled(path), path).toBe(true);
    for (const path of [
      '/studio',
      '/studio/structure',
      '/lake/v1/x',
      '/api/health',
      '/image/s160x/file/images',
    ])
      expect(handled(path), path).toBe(false);
    for (const path of ['/brand/mark.svg', '/_next/static/chunks/a.js', '/favicon.ico'])
      expect(handled(path), path).toBe(false);
  });
});

describe('the middleware protects pages where no program of ours runs around Next', () => {
  const policyAt = (path: string, headers: Record<string, string> = {}) => {
    const { headers: given } = visit(path, headers);
    return {
      policy: given.get('content-security-policy'),
      sent: given.get('x-middleware-request-content-security-policy'),
    };
  };
  afterEach(() => void delete process.env[GUARD]);

  it('gives a page for one request a nonce of its own', () => {
    for (const path of [
      '/booking/sailings',
      '/en/booking/confirmation/ABC123',
      '/en/itineraries?date=2026-12-01',
    ]) {
      const { policy, sent } = policyAt(path, { 'accept-language': GREEK });
      const nonce = /'nonce-([^']{22,})'/.exec(policy ?? '')?.[0] ?? 'none';
      expect(sent, path).toBe(`script-src ${nonce}`);
      expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
      expect(policyAt(path, { 'accept-language': GREEK }).policy).not.toContain(nonce);
    }
  });

  it.each(['/', '/en/news', '/booking/no-such-page', '/studio', '/chat/certificate'])(
    'gives %s, which comes from a cache, a policy without a nonce',
    (path) => {
      const { policy, sent } = policyAt(path, { 'content-security-policy': "script-src 'nonce-stolen'" });
      expect(policy).toContain("frame-ancestors '");
      expect(policy).toContain("script-src-attr 'none'");
      expect(policy).not.toContain('nonce-');
      expect(sent).toBeNull();
    },
  );

  it('leaves policies to the site’s server and to the worker', () => {
    process.env[GUARD] = 'server';
    expect(policyAt('/en/news').policy).toBeNull();
    process.env[GUARD] = 'worker';
    expect(policyAt('/booking/sailings').policy).toBeNull();
  });
});
