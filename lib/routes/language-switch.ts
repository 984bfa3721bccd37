import type { Locale } from '#foundation/text/locales.ts';
import { localizePath, stripLocale } from './locale-path.ts';
import { documentPages, fixedPages } from './pages.ts';
import { previewEndedPath } from './preview.ts';

/**
 * Target of the language switch (A3): the page's own alternate if it has one, else the list that the page belongs to,
 * else the same path. The query is kept.
 * @param alternates absolute or relative addresses from the page's `hreflang` links, in the language of the page and in
 * the other.
 * @param isLost the page is a 404: its address stays, and the error shows in the other language.
 */
export function switchTarget(options: {
  to: Locale;
  pathname: string;
  search: string;
  alternates: { own: string | null; other: string | null };
  isLost: boolean;
}): string {
  const { to, pathname, search, alternates, isLost } = options;
  return `${pathInto(to, pathname, alternates, isLost)}${search}`;
}

function pathInto(
  to: Locale,
  pathname: string,
  { own, other }: { own: string | null; other: string | null },
  isLost: boolean,
): string {
  if (isLost) return localizePath(to, stripLocale(pathname));
  if (other === null) return fallback(to, pathname);
  // The query determined what is shown (`/price-list?from=KOS`), and the page's own address is another one, so path and
  // query stay together.
  if (own !== null && pathOf(own) !== pathname) return localizePath(to, stripLocale(pathname));
  return pathOf(other);
}

/**
 * Lists whose documents may be missing in a language; the lists themselves never are. By their first part and without
 * `paths`: the switch is on every page, and that table would add a kilobyte of script.
 */
const LISTS: ReadonlySet<string> = new Set(['career', 'destinations', 'magazine', 'news']);

/** Addresses at the root of the site that exist in both languages although they have no alternates. */
const SHARED: ReadonlySet<string> = new Set([
  ...Object.values(fixedPages),
  ...Object.values(documentPages),
  previewEndedPath,
]);

/**
 * A document without an alternate has no translation. Falls back to its list, or to the home page for a document at the
 * root of the site, such as `/transport-equivalent`.
 */
function fallback(to: Locale, pathname: string): string {
  const bare = stripLocale(pathname);
  const [, section = '', ...rest] = bare.split('/');
  if (rest.length > 0) return localizePath(to, LISTS.has(section) ? `/${section}` : bare);
  return localizePath(to, SHARED.has(bare) ? bare : '/');
}

/** An alternate has the public host; the switch stays on the visitor's current host. */
function pathOf(address: string): string {
  return address.startsWith('/') ? address : new URL(address).pathname;
}
