import { locales, defaultLocale, type Locale } from '#foundation/text/locales.ts';

/**
 * Which addresses are pages, and what caches may do with them: the one source for the middleware's matcher, the page cache of the
 * site's own server (server/page-cache) and the rules of Varnish (`node scripts/varnish-rules.ts`). The patterns are written so that
 * JavaScript and PCRE read them alike; all of them are for a path without its query.
 */

/** First parts of addresses that have no language: services, route handlers, and the framework's own files. */
export const withoutLanguage = ['studio', 'lake', 'desk', 'chat', 'api', 'image', '_next'] as const;

/** Passed on as they are, with bodies of any size. The others of `withoutLanguage` are small route handlers of the site. */
const passedOn: readonly string[] = withoutLanguage.filter((name) => name !== 'api');

/** Pages where every response is for one visitor; no shared cache needs to ask. */
const personal = ['booking'] as const;

export const addressPatterns = {
  withoutLanguage: `^/(?:${withoutLanguage.join('|')})(?:/|$)`,
  passedOn: `^/(?:${passedOn.join('|')})(?:/|$)`,
  /** No dot (that is a file), no slash at the end, nothing encoded: Next answers such addresses itself. */
  page: '^(?:/|(?:/[\\w-]+)+)$',
  personal: `^(?:/(?:${locales.join('|')}))?/(?:${personal.join('|')})(?:/|$)`,
} as const;

const WITHOUT_LANGUAGE = new RegExp(addressPatterns.withoutLanguage);
const PAGE = new RegExp(addressPatterns.page);
const PERSONAL = new RegExp(addressPatterns.personal);

/** `page` may be shared between visitors, `personal` is a page for one visitor only, and `other` is no page. */
export type AddressKind = 'page' | 'personal' | 'other';

export function addressKind(path: string): AddressKind {
  if (WITHOUT_LANGUAGE.test(path) || !PAGE.test(path)) return 'other';
  return PERSONAL.test(path) ? 'personal' : 'page';
}

/** Languages that addresses name; the default one has no prefix. */
export const prefixedLocales: readonly Locale[] = locales.filter((locale) => locale !== defaultLocale);

/** Addresses of a language with a prefix. */
export function prefixPattern(locale: Locale): string {
  return `^/${locale}(?:/|$)`;
}

/** Names in a query that say where a visitor came from. Pages never look at them on the server; the tag manager reads them in the browser. */
export const marketingNames =
  'utm_\\w+|gclid|gbraid|wbraid|gclsrc|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_cid|mc_eid|_ga|_gl';

/** What `config.matcher` in middleware.ts has to be: Next reads it from the source, so it can't be computed there. */
export const middlewareMatcher = `/((?!${withoutLanguage.map((name) => `${name}(?:/|$)`).join('|')}|.*\\..*).*)`;
