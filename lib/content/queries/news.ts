import { defineQuery } from 'next-sanity';
import { linkTarget, permalinks, picture, postCard, richText } from './parts.ts';

export const newsCategoriesQuery = defineQuery(`*[_type == "newsCategory"] | order(order asc){
  _id, title_el, title_en, ${permalinks}
}`);

/** Posts that are out, newest first; \`category\` null means all. */
export const newsListQuery = defineQuery(`*[_type == "newsPost" && publishedAt <= now()
  && ($category == null || category._ref == $category)] | order(publishedAt desc)[0...60]${postCard}`);

export const newsPostQuery = defineQuery(`*[_type == "newsPost" &&
  (permalink_el.current == $permalink || permalink_en.current == $permalink)][0]{
  _id, _updatedAt, title_el, title_en, excerpt_el, excerpt_en, publishedAt,
  ${permalinks},
  "category": category->{ _id, title_el, title_en, ${permalinks} },
  cover${picture},
  body_el${richText},
  body_en${richText},
  "destinations": destinations[]->{ _id, title_el, title_en, "target": ${linkTarget} },
  "more": *[_type == "newsPost" && publishedAt <= now() && _id != ^._id] | order(publishedAt desc)[0...3]${postCard}
}`);
