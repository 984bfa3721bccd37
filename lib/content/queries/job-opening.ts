import { defineQuery } from 'next-sanity';
import { permalinks, richText } from './parts.ts';

/** All openings, those that close first at the top. Whether one is closed depends on the day of the request. */
export const jobOpeningsQuery =
  defineQuery(`*[_type == "jobOpening"] | order(coalesce(closesOn, "9999") asc, title_el asc){
  _id, title_el, title_en, place_el, place_en, where, closesOn,
  ${permalinks}
}`);

export const jobOpeningQuery = defineQuery(`*[_type == "jobOpening" &&
  (permalink_el.current == $permalink || permalink_en.current == $permalink)][0]{
  _id, _createdAt, title_el, title_en, place_el, place_en, where, closesOn, applyEmail,
  ${permalinks},
  text_el${richText},
  text_en${richText}
}`);
