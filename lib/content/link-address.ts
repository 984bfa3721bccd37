import type { Locale } from '#foundation/text/locales.ts';
import { documentPath, isPageType } from '#lib/routes/document-path.ts';
import { localizePath } from '#lib/routes/locale-path.ts';

/** The target of a link, with its permalinks as the queries return them. */
export type LinkTarget = {
  _type: string;
  permalink_el: string | null;
  permalink_en: string | null;
  category_el?: string | null;
  category_en?: string | null;
};

/**
 * Address of a document in a language, or null when it has none there: an unpublished document, a missing translation,
 * a type without a page. A link without an address is shown as plain text.
 */
export function addressOf(target: LinkTarget | null | undefined, locale: Locale): string | null {
  return target && isPageType(target._type) ? documentPath(target._type, target, locale) : null;
}

/** Address of a link in the footer: a document, or a path of the site without its language. */
export function addressOfMenuLink(
  link: { path?: string | null; target?: LinkTarget | null },
  locale: Locale,
): string | null {
  if (link.target) return addressOf(link.target, locale);
  if (!link.path) return null;
  return link.path.startsWith('/') ? localizePath(locale, link.path) : link.path;
}
