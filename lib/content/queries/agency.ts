import { defineQuery } from 'next-sanity';

/** Agencies; the reader sorts them by island. */
export const agenciesQuery = defineQuery(`*[_type == "agency"] | order(city_el asc, title_el asc){
  _id, title_el, title_en, city_el, city_en, region_el, region_en, island, address_el, address_en,
  phone, email, location, week[]{ days, opens, closes }, season{ from, until }, hours_el, hours_en, services, tags
}`);
