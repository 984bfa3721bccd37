import { defineQuery } from 'next-sanity';
import { linkTarget, permalinks, picture, postCard, richText } from './parts.ts';

export const newsCategoriesQuery = defineQuery(`*[_type == "newsCategory"] | order(order asc){
  _id, title_el, title_en, ${permalinks}
}`);

/** Published posts, newest first; `category` null means all. */
export const newsListQuery = defineQuery(`*[_type == "newsPost" && publishedAt <= now()
  && ($category == null || category._ref == $category)] | order(publishedAt desc)[0...60]${postCard}`);

/** Every published post, newest first, with only what paging and counting need. */
export const newsIndexQuery = defineQuery(`*[_type == "newsPost" && publishedAt <= now()]
  | order(publishedAt desc, _id asc){
  _id,
  "category": category._ref,
  "in_el": defined(title_el) && defined(permalink_el.current) && defined(category->permalink_el.current),
  "in_en": defined(title_en) && defined(permalink_en.current) && defined(category->permalink_en.current)
}`);

/** The posts of one page of a list. */
export const newsCardsQuery = defineQuery(
  `*[_type == "newsPost" && _id in $ids] | order(publishedAt desc, _id asc)${postCard}`,
);

/**
 * A post with related posts. Fetches more of each kind than a page shows, because posts without a translation are
 * dropped from that language's lists.
 */
export const newsPostQuery = defineQuery(`*[_type == "newsPost" &&
  (permalink_el.current == $permalink || permalink_en.current == $permalink)][0]{
  _id, _updatedAt, title_el, title_en, excerpt_el, excerpt_en, publishedAt, revisedAt,
  ${permalinks},
  "category": category->{ _id, title_el, title_en, ${permalinks} },
  cover${picture},
  body_el${richText},
  body_en${richText},
  "destinations": destinations[]->{ _id, title_el, title_en, "target": ${linkTarget} },
  "newer": *[_type == "newsPost" && publishedAt <= now() && publishedAt > ^.publishedAt]
    | order(publishedAt asc)[0...3]${postCard},
  "older": *[_type == "newsPost" && publishedAt < ^.publishedAt] | order(publishedAt desc)[0...3]${postCard},
  "sameIslands": *[_type == "newsPost" && publishedAt <= now() && _id != ^._id
    && references(^.destinations[]._ref)] | order(publishedAt desc)[0...8]${postCard},
  "sameCategory": *[_type == "newsPost" && publishedAt <= now() && _id != ^._id
    && category._ref == ^.category._ref] | order(publishedAt desc)[0...4]${postCard},
  "newest": *[_type == "newsPost" && publishedAt <= now() && _id != ^._id]
    | order(publishedAt desc)[0...8]${postCard}
}`);

/** For feed readers: the newest posts with their whole text. */
export const newsFeedQuery = defineQuery(`*[_type == "newsPost" && publishedAt <= now()]
  | order(publishedAt desc, _id asc)[0...20]{
  _id, _updatedAt, title_el, title_en, excerpt_el, excerpt_en, publishedAt, revisedAt,
  ${permalinks},
  "category": category->{ title_el, title_en, ${permalinks} },
  cover${picture},
  body_el${richText},
  body_en${richText}
}`);
