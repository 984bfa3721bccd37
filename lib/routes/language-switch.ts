import type { Locale } from '#lib/i18n/locales.ts';
import { localizePath, paths, stripLocale } from './paths.ts';

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

/** Without an alternate a document has no translation; the lists always have one. */
function fallback(to: Locale, pathname: string): string {
  const bare = stripLocale(pathname);
  const [, section = '', ...rest] = bare.split('/');
  if (section === 'news' && rest.length > 0) return paths.news(to);
  if (section === 'destinations' && rest.length > 0) return paths.destinations(to);
  return localizePath(to, bare);
}

/** An alternate names the public host; the switch stays on the host on which the visitor is. */
function pathOf(address: string): string {
  return address.startsWith('/') ? address : new URL(address).pathname;
}
