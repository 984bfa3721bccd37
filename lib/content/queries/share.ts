import { defineQuery } from 'next-sanity';
import { picture } from './parts.ts';

/** Texts and picture for a page's share image; the home page's scene when the document has no picture. */
export const shareQuery = defineQuery(`{
  "scene": *[_type == "homePage"][0].hero${picture},
  "document": *[_type in $types && (permalink_el.current == $permalink || permalink_en.current == $permalink)][0]{
    _type, title_el, title_en,
    "category_el": category->title_el,
    "category_en": category->title_en,
    badge_el, badge_en, shareTitle_el, shareTitle_en, shareText_el, shareText_en,
    "cover": cover${picture},
    "cover_el": cover_el${picture},
    "cover_en": cover_en${picture}
  }
}`);
