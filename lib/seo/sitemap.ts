import { addressOf, type LinkTarget } from '#lib/content/link-address.ts';
import { locales, type Locale, perLocale } from '#foundation/text/locales.ts';
import { articleAddresses } from '#lib/magazine/article-addresses.ts';
import { localizePath } from '#lib/routes/locale-path.ts';
import { fixedPages } from '#lib/routes/pages.ts';
import { paths } from '#lib/routes/paths.ts';
import type { PagePaths } from './alternates.ts';

/** One page of the sitemap in the languages that it exists in; `changedAt` is an instant, null when unknown. */
export type SitePage = { pages: PagePaths; changedAt: string | null };

const FIXED: readonly PagePaths[] = Object.values(fixedPages).map((path) =>
  perLocale((each) => localizePath(each, path)),
);

type SitemapEntry = LinkTarget & {
  _updatedAt: string;
  /** Last day of an offer, or last day to apply for a job. After it the page stays, but leaves the sitemap. */
  validTo?: string | null;
  closesOn?: string | null;
  noIndex?: boolean | null;
  /** Of an issue of the magazine: each article has its own page. */
  articles?: readonly { _key: string; title_el: string | null; title_en: string | null }[] | null;
};

/**
 * Every page that search engines should know, in the order of the site. Documents without an address and expired ones
 * are left out. `today` is the operator's day.
 * @param ports codes of the network in its order. Each has its own price list; the first port's is the plain address,
 * which is a document
 */
export function sitePages(
  documents: readonly SitemapEntry[],
  today: string,
  ports: readonly string[] = [],
): SitePage[] {
  const latest =
    documents
      .map(({ _updatedAt }) => _updatedAt)
      .toSorted()
      .at(-1) ?? null;
  const current = documents.filter(
    ({ validTo, closesOn, noIndex }) =>
      noIndex !== true && (validTo ?? today) >= today && (closesOn ?? today) >= today,
  );
  return [
    ...FIXED.map((pages) => ({ pages, changedAt: latest })),
    ...current.flatMap((document) => {
      const pages = perLocale((each) => addressOf(document, each));
      if ((pages.el ?? pages.en) === null) return [];
      return [pages, ...articlePages(document)].map((one) => ({
        pages: one,
        changedAt: document._updatedAt,
      }));
    }),
    ...ports.slice(1).map((from) => ({
      pages: perLocale((each) => paths.priceList(each, { from })),
      changedAt: null,
    })),
  ];
}

function articlePages(issue: SitemapEntry): PagePaths[] {
  const articles = issue.articles ?? [];
  const addressesIn = (locale: Locale) =>
    articleAddresses(articles.map((article) => ({ key: article._key, title: article[`title_${locale}`] })));
  const addresses = perLocale(addressesIn);
  const pathIn = (locale: Locale, key: string) => {
    const [id, address] = [issue[`permalink_${locale}`], addresses[locale].get(key)];
    return id && address ? paths.magazineArticle(locale, id, address) : null;
  };
  return articles
    .map(({ _key }) => perLocale((each) => pathIn(each, _key)))
    .filter(({ el, en }) => (el ?? en) !== null);
}

/** Absolute addresses, one entry per language, each with all its alternates (B9). */
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
