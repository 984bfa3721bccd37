import { defineQuery } from 'next-sanity';
import { permalinks } from './parts.ts';

/** Every document with its own page, for prerendering and the sitemap. */
export const permalinksQuery =
  defineQuery(`*[_type in ["destination", "newsCategory", "newsPost", "offer", "page", "jobOpening", "magazineIssue"]]{
  _type, _updatedAt,
  ${permalinks},
  validTo, closesOn, "noIndex": seo.noIndex,
  "category_el": category->permalink_el.current,
  "category_en": category->permalink_en.current,
  "articles": articles[]{ _key, title_el, title_en }
}`);
