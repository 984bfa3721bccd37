import { describe, expect, it } from 'vitest';
import { requestLocale } from '#foundation/http/request-locale.ts';

describe('the caller’s language', () => {
  it.each([
    [{}, 'el'],
    [{ 'Accept-Language': 'en-GB,en;q=0.9,el;q=0.8' }, 'en'],
    [{ 'Accept-Language': 'de, el;q=0.5, en;q=0.4' }, 'el'],
    [{ 'Accept-Language': 'de' }, 'el'],
    [{ 'Accept-Locale': 'el', 'Accept-Language': 'en' }, 'el'],
    [{ 'Accept-Locale': 'xx', 'Accept-Language': 'en' }, 'en'],
  ])('%o → %s', (headers, language) => {
    expect(requestLocale({ headers: new Headers(headers) })).toBe(language);
  });
});
