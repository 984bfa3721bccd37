import { defaultLocale, internationalLocale, isLocale, type Locale } from '#foundation/text/locales.ts';

/** What the middleware does with a request for a page. */
export type Decision =
  | { kind: 'serve'; locale: Locale; path: string }
  | { kind: 'pass' }
  | { kind: 'redirect'; path: string; permanent: boolean };

export type Visit = {
  /** Path as asked, without host and query. */
  path: string;
  cookie: string | undefined;
  acceptLanguage: string | null;
  userAgent: string | null;
  /** `Sec-Fetch-Site`; same-origin means that somebody followed a link of ours, so this is not the first visit. */
  fetchSite: string | null;
};

/** Also part of the rules of Varnish, so JavaScript and PCRE have to read it alike. */
export const crawlerPattern =
  'bot\\b|crawl|spider|slurp|facebookexternalhit|whatsapp|preview|lighthouse|headlesschrome.*prerender';
const CRAWLER = new RegExp(crawlerPattern, 'i');

/** Crawlers always get the address that they asked for (A2). */
function isCrawler(userAgent: string | null): boolean {
  return userAgent !== null && CRAWLER.test(userAgent);
}

/**
 * A2: the address decides when it names another language than Greek; otherwise the cookie, then `Accept-Language` on the first visit, then Greek.
 * Pure, so that it runs in the edge runtime and in tests alike.
 */
export function negotiate(visit: Visit): Decision {
  const [, first = ''] = visit.path.split('/');
  // The Greek prefix exists only inside; outside it would be a second address for the same page.
  if (first === defaultLocale)
    return { kind: 'redirect', path: visit.path.slice(first.length + 1) || '/', permanent: true };
  if (isLocale(first)) return { kind: 'pass' };
  const locale = preferred(visit);
  const path = visit.path === '/' ? `/${locale}` : `/${locale}${visit.path}`;
  return locale === defaultLocale
    ? { kind: 'serve', locale, path }
    : { kind: 'redirect', path, permanent: false };
}

function preferred(visit: Visit): Locale {
  if (isCrawler(visit.userAgent)) return defaultLocale;
  if (isLocale(visit.cookie)) return visit.cookie;
  if (visit.fetchSite === 'same-origin') return defaultLocale;
  return preferredLocale(visit.acceptLanguage);
}

/**
 * The language of ours that the header ranks highest. A visitor who names others only gets English, which far more of them read
 * than Greek; one who names none gets Greek.
 */
export function preferredLocale(acceptLanguage: string | null): Locale {
  const ranges = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: Number(quality ?? 1) };
    })
    .filter((range) => range.quality > 0)
    // A stable sort: of two languages with the same quality the first named wins.
    .toSorted((a, b) => b.quality - a.quality);
  const ours = ranges.map((range) => range.language).find(isLocale);
  return (
    ours ?? (ranges.some(({ language }) => /^[a-z]/.test(language)) ? internationalLocale : defaultLocale)
  );
}
