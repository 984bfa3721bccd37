import { defaultLocale, isLocale, type Locale, locales } from '#foundation/text/locales.ts';
export type Language = Locale;

/**
 * The caller's language. `Accept-Locale` names one outright (the site sends it for the page's language); otherwise the
 * best liked of ours in `Accept-Language`; Greek when nothing is said.
 */
export function languageOf(headers: Headers): Language {
  const locale = headers.get('Accept-Locale');
  if (isLocale(locale)) return locale;
  const accepted = (headers.get('Accept-Language') ?? '').split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return { tag: tag.split('-')[0], quality: quality ? Number(quality.split('=')[1]) || 0 : 1 };
  });
  const liking = (language: Language) =>
    Math.max(0, ...accepted.flatMap(({ tag, quality }) => (tag === language ? [quality] : [])));
  return locales.reduce((best, each) => (liking(each) > liking(best) ? each : best), defaultLocale);
}
