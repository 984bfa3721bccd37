import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineRoute, noInput } from '#app/api/_route/define-route.ts';
import { defineFormTarget, defineLink, linkLocale } from '#app/api/_route/form-target.ts';

const get = (path: string) => new Request(`http://site.test${path}`);
const params = (given: Record<string, string>) => ({ params: Promise.resolve(given) });

describe('a route that returns data', () => {
  const route = defineRoute({
    input: v.object({ file: v.string(), port: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) }),
    cache: 'public, max-age=15',
    handle: ({ file, port }) => (port === 'NUL' ? null : { file, port }),
  });

  it('reads placeholders and the first value of a query parameter, and sets the cache lifetime', async () => {
    const response = await route(get('/x?port=RHO&port=KOS&file=other'), params({ file: 'a' }));
    expect(await response.json()).toEqual({ file: 'a', port: 'RHO' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=15');
    expect(response.headers.get('content-type')).toBe('application/json');
  });

  it('returns 400 for an invalid query, and 503 when a dependency is unavailable', async () => {
    const invalid = await route(get('/x?port=rho'), params({ file: 'a' }));
    expect([invalid.status, await invalid.json()]).toEqual([400, null]);
    const unavailable = await route(get('/x?port=NUL'), params({ file: 'a' }));
    expect([unavailable.status, unavailable.headers.get('retry-after')]).toEqual([503, '30']);
    expect(unavailable.headers.get('cache-control')).toBeNull();
  });

  it('returns a response of the handler unchanged', async () => {
    const own = defineRoute({
      input: noInput,
      cache: 'no-store',
      handle: () => new Response('x', { status: 418 }),
    });
    const response = await own(get('/x'));
    expect([response.status, response.headers.get('cache-control')]).toEqual([418, null]);
  });
});

describe('the target of a form', () => {
  const target = defineFormTarget({
    fields: v.object({ name: v.string() }),
    start: (locale) => `/start-${locale}`,
    handle: ({ name }) => Promise.resolve(`/next/${name}`),
  });
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    target(new Request('http://site.test/x', { method: 'POST', body: new URLSearchParams(fields), headers }));

  it('redirects to the address of its handler, uncached', async () => {
    const response = await post({ name: 'a' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/next/a']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('redirects to its start without the fields, and refuses forms from another site', async () => {
    expect((await post({})).headers.get('location')).toBe('/start-el');
    expect((await post({ name: 'a' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

it('a link with a missing or unknown language uses the default one', async () => {
  const link = defineLink({
    input: v.object({ locale: linkLocale, to: v.optional(v.string(), '') }),
    redirect: { status: 307, referrer: 'same-origin' },
    handle: ({ locale, to }) => `/${locale}${to}`,
  });
  const english = await link(get('/x?to=/a'), params({ locale: 'en' }));
  expect([english.status, english.headers.get('location')]).toEqual([307, '/en/a']);
  expect(english.headers.get('referrer-policy')).toBe('same-origin');
  expect((await link(get('/x'), params({ locale: 'xx' }))).headers.get('location')).toBe('/el');
  expect((await link(get('/x'))).headers.get('location')).toBe('/el');
});
