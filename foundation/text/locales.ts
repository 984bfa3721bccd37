/** Greek is the default and has no prefix in addresses. */
export const locales = ['el', 'en'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'el';

/** Set by the language switch in the browser, read by the middleware. Never sent by us: answers must stay cacheable. */
export const localeCookie = 'NEXT_LOCALE';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'el' ? 'en' : 'el';
}
