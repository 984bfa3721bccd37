import { expect, it } from 'vitest';
import { forgetStoredToken } from '#studio/lake-client/stored-token.ts';

const KEY = '__studio_auth_token_meltemi';

function browser(stored: Record<string, string>) {
  const kept = new Map(Object.entries(stored));
  const requests: [string, RequestInit][] = [];
  forgetStoredToken({
    projectId: 'meltemi',
    lake: 'https://x.example/lake',
    storage: { getItem: (key) => kept.get(key) ?? null, removeItem: (key) => kept.delete(key) },
    fetch: (url, init) => {
      requests.push([url, init]);
      return Promise.reject(new TypeError('offline'));
    },
  });
  return { kept: [...kept.keys()], requests };
}

// A token of an older version stayed in `localStorage`, where every script of the site reads it.
it('removes the token that an older Studio left, and ends its session', () => {
  const { kept, requests } = browser({ [KEY]: '{"token":"ses_abc-1"}', other: 'x' });
  expect(kept).toEqual(['other']);
  expect(requests).toEqual([
    [
      'https://x.example/lake/v1/auth/logout',
      { method: 'POST', headers: { authorization: 'Bearer ses_abc-1' }, credentials: 'omit' },
    ],
  ]);
});

it('sends no request if there is no token, or an invalid one', () => {
  expect(browser({})).toEqual({ kept: [], requests: [] });
  expect(browser({ [KEY]: 'null' })).toEqual({ kept: [], requests: [] });
});
