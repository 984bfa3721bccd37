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

/** Next's path of a page, with the language in front, also for Greek: `/news` → `/el/news`. */
export function internalPath(path: string): string {
  if (PREFIX.test(path)) return path;
  return path === '/' ? `/${defaultLocale}` : `/${defaultLocale}${path}`;
}

/** The address of a page by Next's path: `/el/news` → `/news`. */
export function publicPath(page: string): string {
  return localizePath(localeOfPath(page), stripLocale(page));
}
