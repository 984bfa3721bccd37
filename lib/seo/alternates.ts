import type { Metadata } from 'next';
import { locales, type Locale } from '#foundation/text/locales.ts';

/** The address of one page in each language; null where it does not exist. */
export type PagePaths = Readonly<Record<Locale, string | null>>;

/**
 * Canonical address and `hreflang` links (A2). `x-default` is the Greek page, because that is where an address without
 * a language leads. The header's language switch reads these links.
 */
export function alternates(locale: Locale, pages: PagePaths): Metadata['alternates'] {
  const own = pages[locale];
  const languages = locales.flatMap((each) => {
    const path = pages[each];
    return path ? [[each, path] as const] : [];
  });
  // The default language comes first in the list.
  const [first] = languages;
  return {
    ...(own ? { canonical: own } : {}),
    languages: Object.fromEntries([...languages, ...(first ? [['x-default', first[1]] as const] : [])]),
  };
}
