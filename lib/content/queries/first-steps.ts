import { defineQuery } from 'next-sanity';
import { permalinks } from './parts.ts';

/** Which documents of a first set-up are published. Queried only where a page is missing. */
export const firstStepsQuery = defineQuery(`{
  "settings": *[_type == "siteSettings"][0]._id,
  "home": *[_type == "homePage"][0]._id,
  "port": *[_type == "port"][0]._id,
  "pages": *[_type == "page"]{ ${permalinks} }
}`);
