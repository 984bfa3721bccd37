import { defineQuery } from 'next-sanity';
import { permalinks, picture, richText } from './parts.ts';

/** All issues, newest first, with the titles of their articles: the shelf. */
export const magazineQuery = defineQuery(`*[_type == "magazineIssue"] | order(publishedAt desc, number desc){
  _id, number, publishedAt, title_el, title_en, lead_el, lead_en,
  ${permalinks},
  cover_el${picture},
  cover_en${picture},
  "articles": articles[]{ _key, title_el, title_en, lead_el, lead_en }
}`);

/** One issue by its permalink in either language, or by its number. */
export const magazineIssueQuery = defineQuery(`*[_type == "magazineIssue" &&
  (permalink_el.current == $permalink || permalink_en.current == $permalink || number == $number)][0]{
  _id, _updatedAt, number, publishedAt, title_el, title_en, lead_el, lead_en,
  ${permalinks},
  cover_el${picture},
  cover_en${picture},
  "pdf_el": pdf_el.asset->{ url, size },
  "pdf_en": pdf_en.asset->{ url, size },
  "pages": pages[]{ _key, picture_el${picture}, picture_en${picture} },
  "articles": articles[]{
    _key, title_el, title_en, byline_el, byline_en, lead_el, lead_en, startsOnPage,
    picture${picture},
    body_el${richText},
    body_en${richText}
  }
}`);
