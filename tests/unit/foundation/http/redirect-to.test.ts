import { describe, expect, it } from 'vitest';
import { isCrossSite } from '#foundation/http/is-cross-site.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';

describe('redirecting to a page of the site', () => {
  it('answers 303 with a relative address that isn’t cached, indexed or sent as a referrer', () => {
    const response = redirectTo('/booking/manage?ref=ML12345');
    expect(response.status).toBe(303);
    expect(Object.fromEntries(response.headers)).toEqual({
      location: '/booking/manage?ref=ML12345',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });
});

describe('requests from pages of other sites', () => {
  const from = (site?: string) =>
    isCrossSite(new Request('http://site.test', { headers: site ? { 'sec-fetch-site': site } : {} }));

  it('are distinguished from the site’s own forms and from programs', () => {
    expect(from('cross-site')).toBe(true);
    expect(['same-origin', 'same-site', 'none', undefined].map(from)).toEqual([false, false, false, false]);
  });
});
