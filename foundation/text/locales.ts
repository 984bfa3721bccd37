/** The languages of the site and its services. Greek is the default and has no prefix in addresses. */
export const locales = ['el', 'en'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'el';

/** For people who read none of our languages: far more of them know English than Greek. */
export const internationalLocale: Locale = 'en';

const others: Readonly<Record<Locale, Locale>> = { el: 'en', en: 'el' };

/** Set by the language switch in the browser, read by the middleware. The server never sets it: responses must stay cacheable. */
export const localeCookie = 'NEXT_LOCALE';
/** As in `scripts/first-paint/source.js`, which can't import it; the privacy policy states it. */
export const localeCookieDays = 365;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language that a form or an address names; the default for anything else. */
export function localeOf(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}

export function otherLocale(locale: Locale): Locale {
  return others[locale];
}

/** Makes a value for each language. */
export function perLocale<Made>(make: (locale: Locale) => Made): Record<Locale, Made> {
  return { el: make('el'), en: make('en') };
}
