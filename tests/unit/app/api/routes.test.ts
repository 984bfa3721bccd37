import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineRoute, noInput } from '#app/api/_route/define-route.ts';
import { defineFormTarget, defineLink, linkLocale } from '#app/api/_route/form-target.ts';

const get = (path: string) => new Request(`http://site.test${path}`);
const params = (given: Record<string, string>) => ({ params: Promise.resolve(given) });

describe('a route that answers with data', () => {
  const route = defineRoute({
    input: v.object({ file: v.string(), port: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) }),
    cache: 'public, max-age=15',
    handle: ({ file, port }) => (port === 'NUL' ? null : { file, port }),
  });

  it('reads placeholders and the first value of a query, and says how long caches may keep the result', async () => {
    const response = await route(get('/x?port=RHO&port=KOS&file=other'), params({ file: 'a' }));
    expect(await response.json()).toEqual({ file: 'a', port: 'RHO' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=15');
    expect(response.headers.get('content-type')).toBe('application/json');
  });

  it('answers 400 to a query that does not fit, and 503 when what it needs is unavailable', async () => {
    const invalid = await route(get('/x?port=rho'), params({ file: 'a' }));
    expect([invalid.status, await invalid.json()]).toEqual([400, null]);
    const unavailable = await route(get('/x?port=NUL'), params({ file: 'a' }));
    expect([unavailable.status, unavailable.headers.get('retry-after')]).toEqual([503, '30']);
    expect(unavailable.headers.get('cache-control')).toBeNull();
  });

  it('passes a response of the handler on as it is', async () => {
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

  it('goes on to the address of its handler, which no cache keeps', async () => {
    const response = await post({ name: 'a' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/next/a']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('starts again without the fields, and refuses a page of another site', async () => {
    expect((await post({})).headers.get('location')).toBe('/start-el');
    expect((await post({ name: 'a' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

it('a link with a language that is missing or mistyped leads to the default one', async () => {
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
