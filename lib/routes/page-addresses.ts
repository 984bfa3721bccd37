import { locales, defaultLocale, type Locale } from '#foundation/text/locales.ts';

/**
 * Which addresses are pages, and what caches may do with them: the single source for the middleware's matcher, the page
 * cache of the site's own server (server/page-cache) and the Varnish rules (`node scripts/varnish-rules.ts`).
 * JavaScript and PCRE must read the patterns alike. All of them match a path without its query.
 */

/** First parts of addresses without a language: services, route handlers, and the framework's own files. */
export const withoutLanguage = [
  'studio',
  'lake',
  'desk',
  'chat',
  'api',
  'image',
  '_next',
  '_flight',
] as const;

/** Forwarded unchanged, with bodies of any size. The others of `withoutLanguage` are small route handlers of the site. */
const passedOn: readonly string[] = withoutLanguage.filter((name) => name !== 'api');

/** Pages whose every response is for one visitor; shared caches pass them through. */
export const personal = ['booking', 'settings'] as const;

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

/**
 * Query parameters that say where a visitor came from. Pages never read them on the server; the tag manager reads them
 * in the browser.
 */
export const marketingNames =
  'utm_\\w+|gclid|gbraid|wbraid|gclsrc|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_cid|mc_eid|_ga|_gl';

/**
 * The required value of `config.matcher` in middleware.ts: Next reads it from the source, so it can't be computed
 * there. The Studio and the chat are pages, too, but have no language.
 */
export const middlewareMatcher = [
  `/((?!${withoutLanguage.map((name) => `${name}(?:/|$)`).join('|')}|.*\\..*).*)`,
  '/studio/:path*',
  '/chat/:path*',
];
