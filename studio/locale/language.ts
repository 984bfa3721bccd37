/** The languages that the Studio itself speaks; what editors write has its own pair of languages. */
export type StudioLanguage = 'en' | 'el';

/** Their names in the Studio's settings and in validation messages. */
export const LOCALE_IDS: Record<StudioLanguage, string> = { en: 'en-US', el: 'el-GR' };

export function languageOfLocale(localeId: string): StudioLanguage {
  return localeId === LOCALE_IDS.el ? 'el' : 'en';
}

/** Where the Studio keeps the language that an editor chose: its own key, so that both always agree. */
export function languageKey(projectId: string): string {
  return `sanity-locale:${projectId}:default`;
}

/** The language to start in: the chosen one, else Greek for a Greek browser, else English. */
export function startLanguage(stored: string | null, browser: string | undefined): StudioLanguage {
  if (stored !== null) return languageOfLocale(stored);
  return browser?.toLowerCase().startsWith('el') ? 'el' : 'en';
}
