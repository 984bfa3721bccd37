import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressKind, middlewareMatcher } from '#lib/routes/page-addresses.ts';
import { VARNISH_FOLDER, varnishRules } from '#scripts/varnish/rules.ts';
import { cacheKeyFor } from '#lib/page-cache/cache-key.ts';
import { config } from '../../../middleware.ts';

const committed = (name: string) => readFileSync(`${VARNISH_FOLDER}/${name}`, 'utf8');
const addresses = committed('addresses.vcl');

/** Evaluates `address_kind` as Varnish does: the first branch whose conditions hold. */
function varnishKind(url: string): string {
  const path = url.replace(/\?.*$/, '');
  const body = addresses.split('sub address_kind {')[1]?.split('\n}\n')[0] ?? '';
  for (const [, condition = '', kind = ''] of body.matchAll(
    /if \((.*)\) \{\s+set req\.http\.X-Address-Kind = "([\w-]+)";/g,
  )) {
    const parts = [...condition.matchAll(/X-Page-Path (!?~) "([^"]*)"/g)];
    if (parts.some(([, operator, pattern = '']) => new RegExp(pattern).test(path) === (operator === '~')))
      return kind;
  }
  return /else \{\s+set req\.http\.X-Address-Kind = "([\w-]+)";/.exec(body)?.[1] ?? '';
}

describe('Varnish rules generated from the code', () => {
  it.each(Object.entries(varnishRules()))(
    '%s is up to date (node scripts/varnish-rules.ts)',
    (name, text) => {
      expect(committed(name)).toBe(text);
    },
  );

  // The patterns were written by hand in three places; a folder added to one was a page to the others.
  it.each([
    ['/', 'page'],
    ['/en', 'page'],
    ['/en/destinations/kos?utm_source=x', 'page'],
    ['/el/destinations', 'page'],
    ['/a_b-C9', 'page'],
    ['/studios', 'page'],
    ['/bookings', 'page'],
    ['/booking', 'personal'],
    ['/booking?from=KOS', 'personal'],
    ['/en/booking/manage/cancel', 'personal'],
    ['/el/booking', 'personal'],
    ['/studio', 'passed-on'],
    ['/studio/structure?perspective=drafts', 'passed-on'],
    ['/lake/v1/data', 'passed-on'],
    ['/desk/chat/x', 'passed-on'],
    ['/chat/frame?lang=en', 'passed-on'],
    ['/image/a/b.avif', 'passed-on'],
    ['/_next/static/a.js', 'passed-on'],
    ['/api/booking/hold', 'other'],
    ['/robots.txt', 'other'],
    ['/en/', 'other'],
    ['//en', 'other'],
    ['/en/%61', 'other'],
    ['/news/νέα', 'other'],
  ])('%s is %s for Varnish and the site alike', (url, kind) => {
    const [path = ''] = url.split('?', 1);
    expect(varnishKind(url)).toBe(kind);
    expect(addressKind(path)).toBe(kind === 'passed-on' ? 'other' : kind);
    // Varnish never caches a page that the site's own server wouldn't.
    if (kind === 'page' && !path.startsWith('/el'))
      expect(cacheKeyFor({ method: 'GET', url, headers: {} })).not.toBeNull();
  });

  it('leaves the same addresses to the middleware', () => {
    expect(config.matcher).toEqual(middlewareMatcher);
  });
});
