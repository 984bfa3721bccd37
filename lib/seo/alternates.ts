import type { Metadata } from 'next';
import type { Locale } from '#foundation/text/locales.ts';

/** The address of one page in each language; null where it does not exist. */
export type PagePaths = Readonly<Record<Locale, string | null>>;

/**
 * Canonical address and `hreflang` links (A2). `x-default` is the Greek page, because that is where an address without a
 * language leads. The language switch in the header reads these links.
 */
export function alternates(locale: Locale, pages: PagePaths): Metadata['alternates'] {
  const { el, en } = pages;
  const own = pages[locale];
  return {
    ...(own ? { canonical: own } : {}),
    languages: {
      ...(el ? { el } : {}),
      ...(en ? { en } : {}),
      ...((el ?? en) ? { 'x-default': el ?? en ?? '' } : {}),
    },
  };
}
