import 'server-only';
import { cache } from 'react';
import type { Locale } from '#lib/i18n/locales.ts';
import { previewState } from '#lib/preview/state.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { permalinksOf, pictureIn } from '../in-language.server.ts';
import { addressOf } from '../link-address.ts';
import { postCards } from './post-card.server.ts';
import { newsCategoriesQuery, newsListQuery, newsPostQuery } from '../queries/news.ts';
import { read } from '../read.server.ts';

/** The categories that have a page in this language, in the editors' order; permalinks of both for the switch. */
export const readCategories = cache(async (locale: Locale) => {
  const raw = await read('newsList', newsCategoriesQuery);
  return raw.map((category) => {
    const permalink = category[`permalink_${locale}`];
    return {
      id: category._id,
      title: category[`title_${locale}`] ?? '',
      permalinks: permalinksOf(category),
      href: permalink ? paths.newsCategory(locale, permalink) : null,
    };
  });
});

/** Posts that are out, newest first, of one category or of all. */
export async function readPosts(locale: Locale, categoryId: string | null = null) {
  return postCards(await read('newsList', newsListQuery, { category: categoryId }), locale);
}

/** One post, found by its permalink in either language; null when there is none. */
export const readPost = cache(async (permalink: string, locale: Locale) => {
  const raw = await read('newsPost', newsPostQuery, { permalink });
  if (!raw?.category) return null;
  const preview = await previewState();
  return {
    id: raw._id,
    updatedAt: raw._updatedAt,
    permalinks: permalinksOf(raw),
    category: {
      title: raw.category[`title_${locale}`] ?? '',
      permalinks: permalinksOf(raw.category),
    },
    title: raw[`title_${locale}`] ?? '',
    excerpt: raw[`excerpt_${locale}`],
    // A draft is looked at before it has its day.
    publishedAt: raw.publishedAt ?? (preview.kind === 'on' ? raw._updatedAt : null),
    cover: pictureIn(raw.cover, locale),
    body: raw[`body_${locale}`],
    destinations: (raw.destinations ?? []).flatMap((island) => {
      const title = island[`title_${locale}`];
      const href = addressOf(island.target, locale);
      return title && href ? [{ id: island._id, title, href }] : [];
    }),
    more: postCards(raw.more, locale),
  };
});

export type NewsPostPage = NonNullable<Awaited<ReturnType<typeof readPost>>>;
