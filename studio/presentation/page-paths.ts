import { locales, type Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';

/** What a document's own address is made of; the fields of `ADDRESS_PARTS`. */
export type AddressParts = {
  permalink_el?: string | null;
  permalink_en?: string | null;
  category_el?: string | null;
  category_en?: string | null;
};

/** Where those parts stand in a document: for previews of the Studio, which follow references by themselves. */
export const ADDRESS_PARTS = {
  permalink_el: 'permalink_el.current',
  permalink_en: 'permalink_en.current',
  category_el: 'category.permalink_el.current',
  category_en: 'category.permalink_en.current',
} as const;

/** The same as a projection of GROQ. */
export const addressProjection = `
  "permalink_el": permalink_el.current,
  "permalink_en": permalink_en.current,
  "category_el": category->permalink_el.current,
  "category_en": category->permalink_en.current`;

/** Types with a page of their own. */
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

/** The address of a document's own page in each language; null as long as a part of it is missing. */
export function pagePaths(type: PageType, parts: AddressParts): Record<Locale, string | null> {
  const [el, en] = locales.map((locale) => pagePath(type, parts, locale));
  return { el: el ?? null, en: en ?? null };
}

function pagePath(type: PageType, parts: AddressParts, locale: Locale): string | null {
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
