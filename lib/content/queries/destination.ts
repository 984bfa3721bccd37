import { defineQuery } from 'next-sanity';
import { permalinks, picture, pictures, postCard, richText } from './parts.ts';

/** Every island, in the editors' order, with what posters and links need. */
export const destinationsQuery = defineQuery(`*[_type == "destination"] | order(order asc){
  _id, title_el, title_en, tagline_el, tagline_en, island, ports, line, colour, featured,
  ${permalinks},
  cover${picture}
}`);

/**
 * The same islands for pages that only mention them. A separate query, because caches key by query and keep one set of
 * tags.
 */
export const neighboursQuery = defineQuery(`*[_type == "destination"] | order(order asc){
  _id, title_el, title_en, tagline_el, tagline_en, island, ports, line, colour,
  ${permalinks},
  cover${picture}
}`);

/** One island by its permalink in either language; the page checks whether it is the right one (A3). */
export const destinationQuery = defineQuery(`*[_type == "destination" &&
  (permalink_el.current == $permalink || permalink_en.current == $permalink)][0]{
  _id, title_el, title_en, island, ports, line, colour, order,
  accusative_el, genitive_el, tagline_el, tagline_en, summary_el, summary_en,
  storyTitle_el, storyTitle_en, pullQuote_el, pullQuote_en, seo,
  ${permalinks},
  cover${picture},
  chart${picture},
  "gallery": gallery${pictures},
  practical[]{ _key, title_el, title_en, text_el, text_en },
  story_el${richText},
  story_en${richText}
}`);

/** The latest news that mention an island. */
export const destinationNewsQuery = defineQuery(
  `*[_type == "newsPost" && $id in destinations[]._ref] | order(publishedAt desc)[0...3]${postCard}`,
);
