import type { Locale } from '#lib/i18n/locales.ts';
import { localizePath, stripLocale } from './locale-path.ts';
import { reservedPermalinks, routedPages } from './reserved.ts';

/**
 * Where the language switch leads (A3): the page's own alternate where it has one, else the list that the page belongs to,
 * else the same path. The query is kept.
 * @param alternate absolute or relative address from the page's `hreflang` link, or null.
 */
export function switchTarget(options: {
  to: Locale;
  pathname: string;
  search: string;
  alternate: string | null;
}): string {
  const path =
    options.alternate === null ? fallback(options.to, options.pathname) : pathOf(options.alternate);
  return `${path}${options.search}`;
}

/**
 * Lists whose documents may be missing in a language; the lists themselves never are. By their first part, without `paths`: the
 * switch is on every page, and that table would be a kilobyte of script there.
 */
const LISTS: ReadonlySet<string> = new Set(['career', 'destinations', 'magazine', 'news']);

/** Addresses at the root of the site that exist in both languages without saying so. */
const SHARED: ReadonlySet<string> = new Set<string>(['', ...reservedPermalinks, ...routedPages]);

/**
 * Without an alternate a document has no translation: its list instead, and the home page for one that stands at the root of the
 * site, such as `/transport-equivalent`.
 */
function fallback(to: Locale, pathname: string): string {
  const bare = stripLocale(pathname);
  const [, section = '', ...rest] = bare.split('/');
  if (rest.length > 0) return localizePath(to, LISTS.has(section) ? `/${section}` : bare);
  return localizePath(to, SHARED.has(section) ? bare : '/');
}

/** An alternate names the public host; the switch stays on the host on which the visitor is. */
function pathOf(address: string): string {
  return address.startsWith('/') ? address : new URL(address).pathname;
}
