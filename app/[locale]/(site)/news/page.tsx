import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { readPosts } from '#lib/content/readers/news.server.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { NewsFront } from './_list/news-front.tsx';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'common.news' });
  return pageMetadata({
    locale,
    paths: { el: paths.news('el'), en: paths.news('en') },
    title: t('title'),
    description: t('description'),
  });
}

export default async function NewsPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [t, posts] = await Promise.all([
    getTranslations({ locale, namespace: 'common.news' }),
    readPosts(locale),
  ]);
  return <NewsFront locale={locale} title={t('title')} posts={posts} categoryId={null} />;
}
