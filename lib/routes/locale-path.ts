import { defaultLocale, locales, type Locale } from '#foundation/text/locales.ts';

/** `/en` before English paths, nothing before Greek ones; never a trailing slash except for `/`. */
export function localizePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

const PREFIX = new RegExp(`^/(${locales.join('|')})(?=/|$)`);

/** The path without its language, shared by both languages: `/en/news` → `/news`. */
export function stripLocale(path: string): string {
  const bare = path.replace(PREFIX, '');
  return bare === '' ? '/' : bare;
}

/** The language in a path, or the default one. */
export function localeOfPath(path: string): Locale {
  const named = PREFIX.exec(path)?.[1];
  return locales.find((locale) => locale === named) ?? defaultLocale;
}
