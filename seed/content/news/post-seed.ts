import {
  keyedReference,
  type PictureName,
  reference,
  type SeedDocument,
  slug,
} from '#seed/content/document.ts';
import type { RichText } from '#seed/content/rich-text.ts';

type Pair = readonly [el: string, en: string];

type Post = {
  category: SeedDocument;
  title: Pair;
  permalink: Pair;
  /** An instant; the day that readers see is the one in Athens. */
  publishedAt: string;
  revisedAt?: string;
  excerpt: Pair;
  cover: PictureName;
  /** Islands whose pages show the post, by the names in their ids. */
  islands: readonly string[];
  el: RichText;
  en: RichText;
};

/** A post from its parts, the Greek of each before the English. */
export function newsPost(name: string, post: Post): SeedDocument {
  const { title, permalink, excerpt, publishedAt, revisedAt } = post;
  return {
    _id: `newsPost-${name}`,
    _type: 'newsPost',
    title_el: title[0],
    title_en: title[1],
    permalink_el: slug(permalink[0]),
    permalink_en: slug(permalink[1]),
    category: reference(post.category._id),
    publishedAt,
    ...(revisedAt === undefined ? {} : { revisedAt }),
    excerpt_el: excerpt[0],
    excerpt_en: excerpt[1],
    cover: post.cover,
    destinations: post.islands.map((island) => keyedReference(`destination-${island}`)),
    body_el: post.el,
    body_en: post.en,
  };
}
