/*
 * The registry of pages: one row for each folder with a `page.tsx`, without its language. It determines the addresses
 * that code builds (paths.ts), the permalinks that editors can't use (reserved.ts), the route names in log and metrics
 * (server/site-routes.ts), the fixed entries of the sitemap (lib/seo/sitemap.ts) and the kinds of pages that have a
 * weight budget (scripts/budget/budgets.ts). A page's group says what kind it is. Plain data in separate objects, and the
 * unlisted pages in a file of their own (unlisted-pages.ts), because the language switch, which is on every page, ships the
 * first two groups to browsers.
 */

/** Pages that exist with or without content from editors. */
export const fixedPages = {
  home: '/',
  destinations: '/destinations',
  news: '/news',
  booking: '/booking',
} as const;

/**
 * Pages whose title, lead, picture and text come from a `page` document with this permalink (in both languages), but which have a
 * folder of their own because they show more than the document. No offer may take such an address.
 */
export const documentPages = {
  offers: '/prosfores-kai-ekptwseis',
  magazine: '/magazine',
  itineraries: '/itineraries',
  priceList: '/price-list',
  departurePorts: '/departure-ports',
  agencies: '/agencies',
  contact: '/contact',
  cargo: '/cargo',
  career: '/career',
  questions: '/questions',
  bonusways: '/bonusways',
} as const;

/** Pages of one document each, or of one port of the network. */
export const contentPages = {
  destination: '/destinations/:permalink',
  newsPost: '/news/:category/:post',
  newsCategory: '/news/:category',
  magazineIssue: '/magazine/:id',
  magazineArticle: '/magazine/:id/:article',
  jobOpening: '/career/:permalink',
  portPriceList: '/price-list/:port',
  /** Offers and pages at the root of the site. */
  page: '/:permalink',
} as const;

type PathOf<Pages> = Pages[keyof Pages];

/** The permalink of a page in `documentPages`. */
export type RoutedPage = PathOf<typeof documentPages> extends `/${infer Permalink}` ? Permalink : never;

/** The first part of a page's address. */
export function firstPart(path: string): string {
  return path.split('/')[1] ?? '';
}
