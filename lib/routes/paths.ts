import type { Locale } from '#foundation/text/locales.ts';
import { localizePath } from './locale-path.ts';
import { contentPages, documentPages, fixedPages } from './pages.ts';
import { unlistedPages, type ManagePart } from './unlisted-pages.ts';

const segment = encodeURIComponent;

type Query = Readonly<Record<string, string | undefined>>;

/** The placeholders of a pattern, in order. */
type Parts<Pattern extends string> = Pattern extends `${string}:${string}/${infer Rest}`
  ? [part: string, ...Parts<Rest>]
  : Pattern extends `${string}:${string}`
    ? [part: string]
    : [];

type PathBuilder<Pattern extends string> = (
  locale: Locale,
  ...rest: [...parts: Parts<Pattern>, query?: Query]
) => string;

/**
 * A function for each row of the registry. Its arguments are the language, then the values of the placeholders, then a
 * query.
 */
function buildersOf<Pages extends Record<string, string>>(
  pages: Pages,
): { [Name in keyof Pages]: PathBuilder<Pages[Name]> };
function buildersOf(pages: Record<string, string>): Record<string, PathBuilder<string>> {
  return Object.fromEntries(Object.entries(pages).map(([name, pattern]) => [name, builderOf(pattern)]));
}

function builderOf(
  pattern: string,
): (locale: Locale, ...rest: readonly (string | Query | undefined)[]) => string {
  return (locale, ...rest) => {
    const parts = rest.filter((value) => typeof value === 'string');
    const query = rest.find((value) => typeof value === 'object');
    const path = pattern.replaceAll(/:\w+/g, () => segment(parts.shift() ?? ''));
    return withQuery(localizePath(locale, path), query);
  };
}

function withQuery(path: string, query: Query | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, value);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

const pages = /* @__PURE__ */ buildersOf({
  ...fixedPages,
  ...documentPages,
  ...contentPages,
  ...unlistedPages,
});

/** Every address of the site is built here and nowhere else: a page is a row in pages.ts. */
export const paths = {
  ...pages,
  /** The list of posts; its first page has no number. */
  news: (locale: Locale, page = 1) => (page > 1 ? pages.newsPage(locale, `${page}`) : pages.news(locale)),
  newsCategory: (locale: Locale, category: string, page = 1) =>
    page > 1 ? pages.newsCategoryPage(locale, category, `${page}`) : pages.newsCategory(locale, category),
  /**
   * The dot in the last part makes the middleware treat it as a file, so the Greek one has no internal language prefix
   * either.
   */
  newsFeed: (locale: Locale, kind: 'rss' | 'atom') => localizePath(locale, `/news/${kind}.xml`),
  /** Calendar of one direction of a line. Its address has no language prefix, because calendars keep it for years. */
  timetableFile: (lineId: string, locale: Locale) =>
    `/api/timetable/${segment(lineId.toLowerCase())}-${locale}.ics`,
  /** Prices from one port, by its code; by default the first port of the network. */
  priceList: (locale: Locale, query?: { from?: string }) =>
    query?.from ? pages.portPriceList(locale, query.from.toLowerCase()) : pages.priceList(locale),
  /** The tickets for boarding: a light page that `public/sw.js` can open offline. */
  bookingTicket: (locale: Locale, reference: string) => pages.bookingTicket(locale, { ref: reference }),
  /** One ticket for the person who travels with it: the token opens no other. */
  sharedTicket: (locale: Locale, { document, token }: { document: number; token: string }) =>
    pages.sharedTicket(locale, { ticket: `${document}.${token}` }),
  manageBooking: (locale: Locale, part?: ManagePart) =>
    `${pages.manageBooking(locale)}${part ? `/${part}` : ''}`,
};
