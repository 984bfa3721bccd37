import type { Locale } from '#foundation/text/locales.ts';
import { localizePath } from './locale-path.ts';

const segment = encodeURIComponent;

const pagePart = (page: number) => (page > 1 ? `/page/${page}` : '');

function withQuery(path: string, query?: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, value);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

export type ManagePart = 'cancel' | 'correct' | 'disruption' | 'change' | 'open' | 'add' | 'remove';
export type TripQuery = { from?: string; to?: string; date?: string; return?: string; promo?: string };

/** Every address of the site is built here and nowhere else. */
export const paths = {
  home: (locale: Locale) => localizePath(locale, '/'),
  destinations: (locale: Locale) => localizePath(locale, '/destinations'),
  destination: (locale: Locale, permalink: string) =>
    localizePath(locale, `/destinations/${segment(permalink)}`),
  /** The list of posts; its first page has no number. */
  news: (locale: Locale, page = 1) => localizePath(locale, `/news${pagePart(page)}`),
  newsCategory: (locale: Locale, category: string, page = 1) =>
    localizePath(locale, `/news/${segment(category)}${pagePart(page)}`),
  /** A dot in the last part: the middleware lets it pass as a file, so the Greek one has no language inside either. */
  newsFeed: (locale: Locale, kind: 'rss' | 'atom') => localizePath(locale, `/news/${kind}.xml`),
  newsPost: (locale: Locale, category: string, post: string) =>
    localizePath(locale, `/news/${segment(category)}/${segment(post)}`),
  /** Offers and pages stand at the root of the site. */
  page: (locale: Locale, permalink: string) => localizePath(locale, `/${segment(permalink)}`),
  /** What applies today and what always applies. */
  offers: (locale: Locale) => localizePath(locale, '/prosfores-kai-ekptwseis'),
  /** Timetable and map; `query` holds line, season, direction or day. */
  itineraries: (locale: Locale, query?: Readonly<Record<string, string | undefined>>) =>
    withQuery(localizePath(locale, '/itineraries'), query),
  /** Calendar of one direction of a line; outside the languages, because a calendar keeps the address for years. */
  timetableFile: (lineId: string, locale: Locale) =>
    `/api/timetable/${segment(lineId.toLowerCase())}-${locale}.ics`,
  /** Prices from one port, by its code; without it from the first port of the network. */
  priceList: (locale: Locale, query?: { from?: string }) =>
    localizePath(locale, query?.from ? `/price-list/${segment(query.from.toLowerCase())}` : '/price-list'),
  departurePorts: (locale: Locale) => localizePath(locale, '/departure-ports'),
  agencies: (locale: Locale, query?: { island?: string; q?: string }) =>
    withQuery(localizePath(locale, '/agencies'), query),
  magazine: (locale: Locale) => localizePath(locale, '/magazine'),
  magazineIssue: (locale: Locale, permalink: string) =>
    localizePath(locale, `/magazine/${segment(permalink)}`),
  magazineArticle: (locale: Locale, issue: string, article: string) =>
    localizePath(locale, `/magazine/${segment(issue)}/${segment(article)}`),
  career: (locale: Locale) => localizePath(locale, '/career'),
  jobOpening: (locale: Locale, permalink: string) => localizePath(locale, `/career/${segment(permalink)}`),
  cargo: (locale: Locale) => localizePath(locale, '/cargo'),
  bonusways: (locale: Locale) => localizePath(locale, '/bonusways'),
  /** What a journey earns; the form of the programme's page leads there. */
  bonusPoints: (locale: Locale) => localizePath(locale, '/bonusways/points'),
  questions: (locale: Locale) => localizePath(locale, '/questions'),
  contact: (locale: Locale) => localizePath(locale, '/contact'),
  /** The search form, filled in when a trip is given (C8). */
  booking: (locale: Locale, trip?: TripQuery) => withQuery(localizePath(locale, '/booking'), trip),
  bookingSailings: (locale: Locale, query?: Readonly<Record<string, string | undefined>>) =>
    withQuery(localizePath(locale, '/booking/sailings'), query),
  bookingTravellers: (locale: Locale) => localizePath(locale, '/booking/travellers'),
  /** Where a payment comes back to, and where one that is still open waits. */
  bookingPayment: (locale: Locale) => localizePath(locale, '/booking/payment'),
  bookingConfirmation: (locale: Locale, reference: string) =>
    localizePath(locale, `/booking/confirmation/${segment(reference)}`),
  /** Where somebody asks to be told when a full sailing has room. */
  bookingWaiting: (locale: Locale) => localizePath(locale, '/booking/waiting'),
  /** The tickets for the quay; light, and opened without a signal by `public/sw.js`. */
  bookingTicket: (locale: Locale, reference: string) =>
    withQuery(localizePath(locale, '/booking/ticket'), { ref: reference }),
  manageBooking: (
    locale: Locale,
    part?: 'cancel' | 'correct' | 'disruption' | 'change' | 'open' | 'add' | 'remove',
  ) => localizePath(locale, `/booking/manage${part ? `/${part}` : ''}`),
  /** Pages that say how a sign-up, a confirmation or a goodbye to the newsletter went. */
  newsletter: (
    locale: Locale,
    step: 'sent' | 'confirm' | 'unsubscribe',
    query?: Readonly<Record<string, string | undefined>>,
  ) => withQuery(localizePath(locale, `/newsletter/${step}`), query),
} as const;
