import { addressOf, type LinkTarget } from '#lib/content/link-address.ts';
import { locales } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import type { PagePaths } from './alternates.ts';

/** One page of the sitemap in the languages that it exists in; `changedAt` is an instant, null where nothing tells. */
export type SitePage = { pages: PagePaths; changedAt: string | null };

/** Pages that are no document: they stand whether or not editors have written anything. */
const FIXED: readonly PagePaths[] = [paths.home, paths.destinations, paths.news, paths.booking].map(
  (path) => ({
    el: path('el'),
    en: path('en'),
  }),
);

type Listed = LinkTarget & { _updatedAt: string };

/** Every page that search engines should know, in the order of the site. A document without an address is left out. */
export function sitePages(documents: readonly Listed[]): SitePage[] {
  const latest =
    documents
      .map(({ _updatedAt }) => _updatedAt)
      .toSorted()
      .at(-1) ?? null;
  return [
    ...FIXED.map((pages) => ({ pages, changedAt: latest })),
    ...documents.flatMap((document) => {
      const pages = { el: addressOf(document, 'el'), en: addressOf(document, 'en') };
      return (pages.el ?? pages.en) === null ? [] : [{ pages, changedAt: document._updatedAt }];
    }),
  ];
}

/** Full addresses for one entry a language, each with all its alternates (B9). */
export function sitemapEntries(site: string, pages: readonly SitePage[]) {
  return pages.flatMap(({ pages: { el, en }, changedAt }) => {
    const full = (path: string) => (path === '/' ? `${site}/` : `${site}${path}`);
    const languages = {
      ...(el === null ? {} : { el: full(el) }),
      ...(en === null ? {} : { en: full(en) }),
      'x-default': full(el ?? en ?? '/'),
    };
    return locales.flatMap((locale) => {
      const url = languages[locale];
      return url === undefined
        ? []
        : [{ url, ...(changedAt === null ? {} : { lastModified: changedAt }), alternates: { languages } }];
    });
  });
}
