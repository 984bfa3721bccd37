import { defineQuery } from 'next-sanity';
import { permalinks } from './parts.ts';

/** The texts of formatted text, without its formatting. Not `pt::text()`: each text must come from one field. */
const texts = `[]{ text, children[]{ text } }`;

/** Everything that the search of the site can find, in both languages. */
export const searchQuery =
  defineQuery(`*[_type in ["destination", "page", "offer", "newsPost", "faq", "magazineIssue"]
  && (_type != "newsPost" || publishedAt <= now()) && seo.noIndex != true]
  | order(coalesce(order, 1000) asc, publishedAt desc, _id asc){
  _id, _type, _updatedAt, publishedAt, validFrom, validTo, island, ports,
  ${permalinks},
  "category_el": category->permalink_el.current,
  "category_en": category->permalink_en.current,
  "title_el": coalesce(title_el, question_el),
  "title_en": coalesce(title_en, question_en),
  "lead_el": coalesce(lead_el, excerpt_el, summary_el, tagline_el),
  "lead_en": coalesce(lead_en, excerpt_en, summary_en, tagline_en),
  "text_el": coalesce(body_el, story_el, answer_el)${texts},
  "text_en": coalesce(body_en, story_en, answer_en)${texts},
  "notes": coalesce(practical, facts)[]{ text_el, text_en },
  "articles": articles[]{
    _key, title_el, title_en, lead_el, lead_en,
    "text_el": body_el${texts},
    "text_en": body_en${texts}
  }
}`);
