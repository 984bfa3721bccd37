import { locales, type Locale } from '#foundation/text/locales.ts';
import { documentPath, type AddressParts, type PageType } from '#lib/routes/document-path.ts';

/** Where the parts of an address are in a document (`AddressParts`), for the Studio's previews, which resolve references. */
export const ADDRESS_PARTS = {
  permalink_el: 'permalink_el.current',
  permalink_en: 'permalink_en.current',
  category_el: 'category.permalink_el.current',
  category_en: 'category.permalink_en.current',
} as const;

/** The same as a GROQ projection. */
export const addressProjection = `
  "permalink_el": permalink_el.current,
  "permalink_en": permalink_en.current,
  "category_el": category->permalink_el.current,
  "category_en": category->permalink_en.current`;

/** The address of a document's own page in each language; null while a part of it is missing. */
export function pagePaths(type: PageType, parts: AddressParts): Record<Locale, string | null> {
  const [el, en] = locales.map((locale) => documentPath(type, parts, locale));
  return { el: el ?? null, en: en ?? null };
}
