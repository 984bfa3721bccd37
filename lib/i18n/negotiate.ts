import { defaultLocale, internationalLocale, isLocale, type Locale } from '#foundation/text/locales.ts';

/** The middleware's decision for a page request. */
export type Decision =
  | { kind: 'serve'; locale: Locale; path: string }
  | { kind: 'pass' }
  | { kind: 'redirect'; path: string; permanent: boolean };

export type Visit = {
  /** Path as requested, without host and query. */
  path: string;
  cookie: string | undefined;
  acceptLanguage: string | null;
  userAgent: string | null;
  /** `Sec-Fetch-Site`. Same-origin means that the visitor followed a link on this site, so this isn't the first visit. */
  fetchSite: string | null;
};

/** Also part of the Varnish rules, so JavaScript and PCRE must read it alike. */
export const crawlerPattern =
  'bot\\b|crawl|spider|slurp|facebookexternalhit|whatsapp|preview|lighthouse|headlesschrome.*prerender';
const CRAWLER = new RegExp(crawlerPattern, 'i');

/** Crawlers always get the address that they requested (A2). */
function isCrawler(userAgent: string | null): boolean {
  return userAgent !== null && CRAWLER.test(userAgent);
}

/**
 * A2: an address with a language other than Greek decides; otherwise the cookie, then `Accept-Language` on the first
 * visit, then Greek. Pure, so that it runs in the edge runtime and in tests alike.
 */
export function negotiate(visit: Visit): Decision {
  const [, first = ''] = visit.path.split('/');
  // The Greek prefix is internal only; in public it would be a second address for the same page.
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
 * Our language that the header ranks highest. Visitors who list only other languages get English, which far more of
 * them read than Greek; those who list none get Greek.
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
    // The sort is stable: of two languages with the same quality the first one wins.
    .toSorted((a, b) => b.quality - a.quality);
  const ours = ranges.map((range) => range.language).find(isLocale);
  return (
    ours ?? (ranges.some(({ language }) => /^[a-z]/.test(language)) ? internationalLocale : defaultLocale)
  );
}
