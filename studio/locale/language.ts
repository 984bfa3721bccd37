import { internationalLocale, locales, type Locale } from '#foundation/text/locales.ts';

/** The Studio's ids of its languages, used in its settings and in validation messages. */
export const LOCALE_IDS: Record<Locale, string> = { el: 'el-GR', en: 'en-US' };

export function languageOfLocale(localeId: string): Locale {
  return locales.find((locale) => LOCALE_IDS[locale] === localeId) ?? internationalLocale;
}

/** The Studio's own storage key for the editor's language, so that both always agree. */
export function languageKey(projectId: string): string {
  return `sanity-locale:${projectId}:default`;
}

/** The language to start in: the stored choice, else the browser's, else English, which most people know. */
export function startLanguage(stored: string | null, browser: string | undefined): Locale {
  if (stored !== null) return languageOfLocale(stored);
  return locales.find((locale) => browser?.toLowerCase().startsWith(locale)) ?? internationalLocale;
}
