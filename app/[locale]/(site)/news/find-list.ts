import { getTranslations } from 'next-intl/server';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { pageNumber } from '#lib/content/news-pages.ts';
import {
  readCategories,
  readNewsPage,
  type NewsCategory,
  type NewsPage,
} from '#lib/content/readers/news.server.ts';
import { withFeeds } from '#lib/feeds/links.ts';
import { otherLocale, type Locale, perLocale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import type { PagePaths } from '#lib/seo/alternates.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { settlePermalink } from '#lib/content/settle-permalink.ts';

/** Parameters of a list's address; `category` and `page` may be absent. */
export type ListParams = { category?: string; page?: string };

export type NewsList = {
  locale: Locale;
  /** Null for the list of all posts. */
  category: NewsCategory | null;
  page: NewsPage;
  pages: PagePaths;
};

/**
 * The list of an address; otherwise the request ends: 404 for a page that doesn't exist, 308 for the number of the
 * first page and for the category's permalink in the other language (A3).
 */
export async function findList(params: ListParams = {}): Promise<NewsList> {
  const locale = await currentLocale();
  const number = params.page === undefined ? 1 : pageNumber(params.page);
  if (number === null) notFound();
  const found = params.category === undefined ? null : await findCategory(params.category, number);
  const page = await readNewsPage(locale, found?.category.id ?? null, number);
  if (!page) notFound();
  const all = found?.pages ?? perLocale((each) => paths.news(each, number));
  if (params.page !== undefined && number === 1) permanentRedirect(all[locale] ?? paths.news(locale));
  const pages = page.otherHasPage ? all : { ...all, [otherLocale(locale)]: null };
  return { locale, category: found?.category ?? null, page, pages };
}

async function findCategory(permalink: string, number: number) {
  const locale = await currentLocale();
  const requested = decodeURIComponent(permalink);
  const categories = await readCategories(locale);
  const category =
    categories.find((known) => known.permalinks[locale] === requested) ??
    categories.find((known) => Object.values(known.permalinks).includes(requested));
  if (!category) notFound();
  const pages = settlePermalink({
    requested,
    locale,
    permalinks: category.permalinks,
    addressOf: (language, own) => paths.newsCategory(language, own, number),
    list: paths.news(locale),
  });
  return { category, pages };
}

/** Address of another page of the same list. */
export function listPath({ locale, category }: NewsList, page: number): string {
  const permalink = category?.permalinks[locale];
  return permalink ? paths.newsCategory(locale, permalink, page) : paths.news(locale, page);
}

/** Metadata of a list. Every page is its own canonical and links to the previous and next pages. */
export async function listMetadata(params: ListParams = {}): Promise<Metadata> {
  const list = await findList(params);
  const { locale, category, page, pages } = list;
  const t = await getTranslations('common.news');
  const further = page.page > 1;
  const own = category?.title ?? t('title');
  const numbered = further ? t('titleOfPage', { title: own, page: page.page }) : own;
  const about = category ? t('categoryDescription', { category: category.title }) : t('description');
  const metadata = pageMetadata({
    locale,
    paths: pages,
    title: category ? `${numbered} – ${t('title')}` : numbered,
    description: further ? `${t('pageOf', { page: page.page, pages: page.pages })}. ${about}` : about,
    noIndex: page.count === 0,
  });
  return {
    ...withFeeds(metadata, locale, t('title')),
    pagination: {
      previous: further ? listPath(list, page.page - 1) : null,
      next: page.page < page.pages ? listPath(list, page.page + 1) : null,
    },
  };
}
