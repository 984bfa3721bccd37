import { type Json, picture } from '#seed/content/document.ts';
import type { RichText } from '#seed/content/rich-text.ts';

export type ArticleSeed = {
  /** Never changes: editors' changes hang on it. */
  key: string;
  title_el: string;
  title_en: string;
  lead_el: string;
  lead_en: string;
  byline_el: string;
  byline_en: string;
  /** Name of a picture of the seed. */
  picture: string;
  body_el: RichText;
  body_en: RichText;
};

/** An article as it lies in its issue. It starts on no page of its own: the reader sets the pages. */
export function magazineArticle({ key, picture: name, ...words }: ArticleSeed): Record<string, Json> {
  return { _key: key, _type: 'magazineArticle', ...words, picture: picture(name) };
}

/** Most texts are unsigned; the ship's company signs what it tells. */
export const editors = { byline_el: 'Η σύνταξη', byline_en: 'The editors' };
