import { defineQuery } from 'next-sanity';
import { permalinks, picture } from './parts.ts';

export const homeQuery = defineQuery(`*[_type == "homePage"][0]{
  headline_el, headline_en, lead_el, lead_en,
  destinationsTitle_el, destinationsTitle_en, destinationsText_el, destinationsText_en,
  hero${picture},
  featured[]->{
    _id, title_el, title_en, tagline_el, tagline_en, island, ports, colour,
    ${permalinks},
    cover${picture}
  }
}`);

/** Active alerts, the most serious first; the page checks the times again when it renders. */
export const alertsQuery = defineQuery(`*[_type == "serviceAlert" && endsAt > now()] | order(startsAt asc){
  _id, title_el, title_en, text_el, text_en, severity, startsAt, endsAt, ports, link
}`);
