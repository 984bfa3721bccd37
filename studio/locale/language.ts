import { internationalLocale, locales, type Locale } from '#foundation/text/locales.ts';

/** What the Studio calls its languages: in its settings and in validation messages. */
export const LOCALE_IDS: Record<Locale, string> = { el: 'el-GR', en: 'en-US' };

export function languageOfLocale(localeId: string): Locale {
  return locales.find((locale) => LOCALE_IDS[locale] === localeId) ?? internationalLocale;
}

/** Where the Studio keeps the language that an editor chose: its own key, so that both always agree. */
export function languageKey(projectId: string): string {
  return `sanity-locale:${projectId}:default`;
}

/** The language to start in: the chosen one, else the browser's, else the one that most people know. */
export function startLanguage(stored: string | null, browser: string | undefined): Locale {
  if (stored !== null) return languageOfLocale(stored);
  return locales.find((locale) => browser?.toLowerCase().startsWith(locale)) ?? internationalLocale;
}
