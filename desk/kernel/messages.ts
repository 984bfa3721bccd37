import { defaultLocale, type Locale, locales } from '#foundation/text/locales.ts';

/** The caller's language from `Accept-Language`: the first one in it, if we speak it. */
export function localeOf(request: Request): Locale {
  const wish = request.headers.get('accept-language')?.trim().toLowerCase() ?? '';
  return locales.find((locale) => wish.startsWith(locale)) ?? defaultLocale;
}
