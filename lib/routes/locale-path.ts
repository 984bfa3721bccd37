import { defaultLocale, type Locale } from '#foundation/text/locales.ts';

/** `/en` before English paths, nothing before Greek ones; never a slash at the end except for `/`. */
export function localizePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The path without its language, as both languages share it: `/en/news` → `/news`. */
export function stripLocale(path: string): string {
  const bare = path.replace(/^\/(?:el|en)(?=\/|$)/, '');
  return bare === '' ? '/' : bare;
}
