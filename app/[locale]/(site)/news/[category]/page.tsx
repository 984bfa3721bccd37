import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { readCategories, readPosts } from '#lib/content/readers/news.server.ts';
import { listDocuments } from '#lib/content/static-params.server.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { settlePermalink } from '#lib/site/settle-permalink.ts';
import { NewsFront } from '../_list/news-front.tsx';

type Props = { params: Promise<{ locale: string; category: string }> };

export function generateStaticParams() {
  return listDocuments(['newsCategory'], (document, locale) => {
    const category = document[`permalink_${locale}`];
    return category ? { locale, category } : null;
  });
}

async function find(params: Props['params']) {
  const { locale, category: permalink } = await params;
  if (!isLocale(locale)) notFound();
  const asked = decodeURIComponent(permalink);
  const categories = await readCategories(locale);
  const category =
    categories.find((known) => known.permalinks[locale] === asked) ??
    categories.find((known) => Object.values(known.permalinks).includes(asked));
  if (!category) notFound();
  const pages = settlePermalink({
    asked,
    locale,
    permalinks: category.permalinks,
    addressOf: paths.newsCategory,
    list: paths.news(locale),
  });
  return { locale, category, pages };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, category, pages } = await find(params);
  const t = await getTranslations({ locale, namespace: 'common.news' });
  return pageMetadata({
    locale,
    paths: pages,
    title: `${category.title} – ${t('title')}`,
    description: t('description'),
  });
}

export default async function CategoryPage({ params }: Props) {
  const { locale, category } = await find(params);
  setRequestLocale(locale);
  const posts = await readPosts(locale, category.id);
  return <NewsFront locale={locale} title={category.title} posts={posts} categoryId={category.id} />;
}
