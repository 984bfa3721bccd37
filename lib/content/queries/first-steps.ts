import { defineQuery } from 'next-sanity';
import { permalinks } from './parts.ts';

/** What of a first set-up is published. Asked only where a page is missing. */
export const firstStepsQuery = defineQuery(`{
  "settings": count(*[_type == "siteSettings"]),
  "home": count(*[_type == "homePage"]),
  "ports": count(*[_type == "port"]),
  "pages": *[_type == "page"]{ ${permalinks} }
}`);
