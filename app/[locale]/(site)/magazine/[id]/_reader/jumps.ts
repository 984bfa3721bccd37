import { getTranslations } from 'next-intl/server';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import type { ReaderProps } from './book-reader.tsx';

export type Jump = { page: number; name: string; picture: ContentPicture | null };

/** Link targets in the book: cover, contents, the start of each article, back cover. */
export async function jumpsOf({ issue, card, book }: ReaderProps): Promise<Jump[]> {
  const t = await getTranslations('common.magazine');
  const contents = book.pages.findIndex(({ kind }) => kind === 'contents') + 1;
  const articles = issue.articles.flatMap(({ key, title, picture }) => {
    const page = book.starts.get(key);
    return page ? [{ page, name: title, picture: issue.pages[page - 2] ?? picture }] : [];
  });
  return [
    { page: 1, name: t('cover'), picture: card.cover },
    ...(contents > 0 ? [{ page: contents, name: t('contents'), picture: null }] : []),
    ...articles,
  ];
}
