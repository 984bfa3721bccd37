import type { IncomingMessage } from 'node:http';
import { locales } from '#foundation/text/locales.ts';
import { visitOf } from '#lib/page-cache/cache-key.ts';
import { paths } from '#lib/routes/paths.ts';
import { readSettings, SETTINGS_COOKIE, writeSettings } from '#lib/settings/settings.ts';

/** Everything that the document of a sailings page depends on, besides what it reads. */
export type SailingsVisit = {
  /** Path and query, as in the address bar: the page has them in its links and data. */
  url: string;
  path: string;
  /** What the visitor has set, as the cookie has it; mostly nothing. */
  settings: string;
};

/** Longer than the query of a party of nine with every claim and five legs. */
const LONGEST_URL = 1_500;
const PAGES: ReadonlySet<string> = new Set(locales.map((locale) => paths.bookingSailings(locale)));
const SETTINGS = new RegExp(`(?:^|; )${SETTINGS_COOKIE}=([\\w.-]*)(?:;|$)`);

/**
 * The visit of a browser that opens the sailings page as a document. Null for other pages, and for what isn't the same for
 * everybody: Next's router, which tells the page where it comes from, drafts, redirects, and cookies that only Next can read.
 */
export function sailingsVisit(request: IncomingMessage): SailingsVisit | null {
  const { method, url = '/', headers } = request;
  if (method !== 'GET' || url.length > LONGEST_URL) return null;
  const [plain = ''] = url.split('?', 1);
  if (!PAGES.has(plain)) return null;
  const visit = visitOf(request);
  if (visit === null || visit.isRouter) return null;
  // Empty: a script asks, and the page may come in pieces.
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document') return null;
  const settings = settingsIn(headers.cookie ?? '');
  return settings === null ? null : { url, path: visit.path, settings };
}

function settingsIn(cookies: string): string | null {
  const found = cookies.split(SETTINGS_COOKIE).length - 1;
  if (found === 0) return '';
  const cookie = SETTINGS.exec(cookies)?.[1];
  return found > 1 || cookie === undefined ? null : writeSettings(readSettings(cookie));
}
