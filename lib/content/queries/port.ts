import { defineQuery } from 'next-sanity';
import { permalinks } from './parts.ts';

/** The editors' texts about each port; names, quays and positions come from reservations. */
export const portsQuery = defineQuery(`*[_type == "port"] | order(code asc){
  _id, code, title_el, title_en, amenities,
  gettingThere_el, gettingThere_en, facilities_el, facilities_en, accessibility_el, accessibility_en,
  parking_el, parking_en,
  "island": destination->{ title_el, title_en, island, ${permalinks} }
}`);
