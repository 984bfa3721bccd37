import { defaultLocale, isLocale, type Locale, locales } from '#foundation/text/locales.ts';

/**
 * The caller's language. `Accept-Locale` if present (the site sends it for the page's language); otherwise the one with the highest
 * quality in `Accept-Language`; the default if neither names one of ours.
 */
export function requestLocale({ headers }: Pick<Request, 'headers'>): Locale {
  const named = headers.get('Accept-Locale');
  if (isLocale(named)) return named;
  const accepted = (headers.get('Accept-Language') ?? '').split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return { tag: tag.split('-')[0], quality: quality ? Number(quality.split('=')[1]) || 0 : 1 };
  });
  const qualityOf = (locale: Locale) =>
    Math.max(0, ...accepted.flatMap(({ tag, quality }) => (tag === locale ? [quality] : [])));
  // On a tie the default wins.
  return locales.reduce(
    (best, locale) => (qualityOf(locale) > qualityOf(best) ? locale : best),
    defaultLocale,
  );
}
