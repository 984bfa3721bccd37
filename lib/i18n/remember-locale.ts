import { localeCookie, type Locale } from '#foundation/text/locales.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Stores a visitor's choice of language for the middleware. Reading it back waits until the browser has stored it, in another process:
 * the request for the next page could be faster, and the server would lead back to the language before.
 */
export function rememberLocale(to: Locale): boolean {
  document.cookie = `${localeCookie}=${to}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  return document.cookie.includes(`${localeCookie}=${to}`);
}
