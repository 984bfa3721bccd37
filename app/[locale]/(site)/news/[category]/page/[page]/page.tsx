import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { listNewsPages } from '#lib/content/static-params.server.ts';
import { findList, listMetadata } from '#app/[locale]/(site)/news/_list/find-list.ts';
import { NewsFront } from '#app/[locale]/(site)/news/_list/news-front.tsx';

type Props = { params: Promise<{ locale: string; category: string; page: string }> };

export async function generateStaticParams() {
  const pages = await listNewsPages();
  return pages.flatMap(({ locale, category, page }) => (category === null ? [] : { locale, category, page }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return await listMetadata(await params);
}

export default async function CategoryPageByNumber({ params }: Props) {
  const list = await findList(await params);
  setRequestLocale(list.locale);
  return <NewsFront list={list} />;
}
