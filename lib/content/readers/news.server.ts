import 'server-only';
import { cache } from 'react';
import { otherLocale, type Locale } from '#foundation/text/locales.ts';
import { withoutLooseWords } from '#foundation/text/short-words.ts';
import { previewState } from '#lib/content/preview/state.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { permalinksOf, pictureIn } from '../in-language.server.ts';
import { addressOf } from '../link-address.ts';
import { postCards } from './post-card.server.ts';
import { firstOf, pageOf, pagesFor } from '../news-pages.ts';
import {
  newsCardsQuery,
  newsCategoriesQuery,
  newsIndexQuery,
  newsListQuery,
  newsPostQuery,
} from '../queries/news.ts';
import { fetchContent } from '#lib/content/fetch-content.server.ts';

/** Number of related posts at the end of a post, and of posts about its islands beside it. */
const MORE = 3;

const readIndex = cache(async () => await fetchContent('newsList', newsIndexQuery));

async function entriesOf(locale: Locale, categoryId: string | null) {
  const index = await readIndex();
  return index.filter(
    (post) => post[`in_${locale}`] && (categoryId === null || post.category === categoryId),
  );
}

/**
 * The categories in the editors' order, with the number of posts in this language, and both languages' permalinks for
 * the language switch.
 */
export const readCategories = cache(async (locale: Locale) => {
  const raw = await fetchContent('newsList', newsCategoriesQuery);
  return await Promise.all(
    raw.map(async (category) => {
      const permalink = category[`permalink_${locale}`];
      return {
        id: category._id,
        title: category[`title_${locale}`] ?? '',
        permalinks: permalinksOf(category),
        href: permalink ? paths.newsCategory(locale, permalink) : null,
        count: (await entriesOf(locale, category._id)).length,
      };
    }),
  );
});

export type NewsCategory = Awaited<ReturnType<typeof readCategories>>[number];

/** Published posts, newest first. */
export async function readPosts(locale: Locale) {
  return postCards(await fetchContent('newsList', newsListQuery, { category: null }), locale);
}

/** One page of the list of all posts or of a category; null when there is no such page. */
export const readNewsPage = cache(async (locale: Locale, categoryId: string | null, page: number) => {
  const all = await entriesOf(locale, categoryId);
  const found = pageOf(all, page);
  if (!found) return null;
  const ids = found.entries.map(({ _id }) => _id);
  const translated = await entriesOf(otherLocale(locale), categoryId);
  return {
    page,
    pages: found.pages,
    count: all.length,
    /** Whether the other language's list is long enough for this page to have a translation. */
    otherHasPage: page <= pagesFor(translated.length),
    posts: ids.length === 0 ? [] : postCards(await fetchContent('newsList', newsCardsQuery, { ids }), locale),
  };
});

export type NewsPage = NonNullable<Awaited<ReturnType<typeof readNewsPage>>>;

/** One post, found by its permalink in either language; null when there is none. */
export const readPost = cache(async (permalink: string, locale: Locale) => {
  const raw = await fetchContent('newsPost', newsPostQuery, { permalink });
  if (!raw?.category) return null;
  const preview = await previewState();
  const [newer = null] = postCards(raw.newer, locale);
  const [older = null] = postCards(raw.older, locale);
  const sameIslands = firstOf(MORE, [postCards(raw.sameIslands, locale)]);
  const near = [newer, older];
  return {
    id: raw._id,
    updatedAt: raw._updatedAt,
    permalinks: permalinksOf(raw),
    category: {
      title: raw.category[`title_${locale}`] ?? '',
      permalinks: permalinksOf(raw.category),
    },
    title: withoutLooseWords(raw[`title_${locale}`] ?? '', locale),
    excerpt: raw[`excerpt_${locale}`],
    // A draft is previewed before it has a publication date.
    publishedAt: raw.publishedAt ?? (preview.kind === 'on' ? raw._updatedAt : null),
    revisedAt: raw.revisedAt,
    cover: pictureIn(raw.cover, locale),
    body: raw[`body_${locale}`],
    destinations: (raw.destinations ?? []).flatMap((island) => {
      const title = island[`title_${locale}`];
      const href = addressOf(island.target, locale);
      return title && href ? [{ id: island._id, title, href }] : [];
    }),
    newer,
    older,
    sameIslands,
    // Posts beside the text aren't repeated below it.
    more: firstOf(
      MORE,
      [postCards(raw.sameCategory, locale), postCards(raw.newest, locale)],
      [...near, ...sameIslands],
    ),
  };
});

export type NewsPostPage = NonNullable<Awaited<ReturnType<typeof readPost>>>;
