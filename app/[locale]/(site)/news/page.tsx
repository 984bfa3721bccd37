import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { findList, listMetadata } from './_list/find-list.ts';
import { NewsFront } from './_list/news-front.tsx';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return await listMetadata(await params);
}

export default async function NewsPage({ params }: Props) {
  const list = await findList(await params);
  setRequestLocale(list.locale);
  return <NewsFront list={list} />;
}
