import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { listDocuments } from '#lib/content/static-params.server.ts';
import { findList, listMetadata } from '../_list/find-list.ts';
import { NewsFront } from '../_list/news-front.tsx';

type Props = { params: Promise<{ locale: string; category: string }> };

export function generateStaticParams() {
  return listDocuments(['newsCategory'], (document, locale) => {
    const category = document[`permalink_${locale}`];
    return category ? { locale, category } : null;
  });
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return await listMetadata(await params);
}

export default async function CategoryPage({ params }: Props) {
  const list = await findList(await params);
  setRequestLocale(list.locale);
  return <NewsFront list={list} />;
}
