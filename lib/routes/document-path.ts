import type { Locale } from '#foundation/text/locales.ts';
import { paths } from './paths.ts';

/** The permalinks that make up a document's address. */
export type AddressParts = {
  permalink_el?: string | null;
  permalink_en?: string | null;
  category_el?: string | null;
  category_en?: string | null;
};

/** Document types with a page of their own. */
const PAGE_TYPES = [
  'homePage',
  'destination',
  'newsCategory',
  'newsPost',
  'offer',
  'page',
  'jobOpening',
  'magazineIssue',
] as const;
export type PageType = (typeof PAGE_TYPES)[number];

export function isPageType(type: string): type is PageType {
  return PAGE_TYPES.some((known) => known === type);
}

/** The address of a document's own page in a language; null while a part of it is missing. */
export function documentPath(type: PageType, parts: AddressParts, locale: Locale): string | null {
  const permalink = parts[`permalink_${locale}`];
  const category = parts[`category_${locale}`];
  if (type === 'homePage') return paths.home(locale);
  if (!permalink) return null;
  switch (type) {
    case 'destination':
      return paths.destination(locale, permalink);
    case 'newsCategory':
      return paths.newsCategory(locale, permalink);
    case 'newsPost':
      return category ? paths.newsPost(locale, category, permalink) : null;
    case 'jobOpening':
      return paths.jobOpening(locale, permalink);
    case 'magazineIssue':
      return paths.magazineIssue(locale, permalink);
    case 'offer':
    case 'page':
      return paths.page(locale, permalink);
  }
}
