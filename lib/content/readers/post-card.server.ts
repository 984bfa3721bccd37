import 'server-only';
import type { Locale } from '#foundation/text/locales.ts';
import { withoutLooseWords } from '#foundation/text/short-words.ts';
import { paths } from '#lib/routes/paths.ts';
import type { ContentPicture } from '../content-picture.ts';
import { pictureIn } from '../in-language.server.ts';
import type { NewsListQueryResult } from '../types.gen.ts';

/** A post as lists show it, in one language. */
export type PostCard = {
  id: string;
  title: string;
  excerpt: string | null;
  href: string;
  category: string;
  publishedAt: string;
  cover: ContentPicture | null;
};

/** Posts with a title and an address in this language; the others are left out. */
export function postCards(raw: NewsListQueryResult, locale: Locale): PostCard[] {
  return raw.flatMap((post) => {
    const title = post[`title_${locale}`];
    const permalink = post[`permalink_${locale}`];
    const category = post.category?.[`permalink_${locale}`];
    if (!title || !permalink || !category || !post.publishedAt) return [];
    return [
      {
        id: post._id,
        title: withoutLooseWords(title, locale),
        excerpt: post[`excerpt_${locale}`],
        href: paths.newsPost(locale, category, permalink),
        category: post.category?.[`title_${locale}`] ?? '',
        publishedAt: post.publishedAt,
        cover: pictureIn(post.cover, locale),
      },
    ];
  });
}
