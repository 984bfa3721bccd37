import { stripLocale } from './locale-path.ts';
import { marketingNames } from './page-addresses.ts';
import { selectionNames } from './selection-names.ts';

/** What the search form doesn't read: campaigns, and what Next's router adds. */
const NOT_READ = new RegExp(`^(?:${marketingNames}|_rsc)$`);

/**
 * The internal path of a page that depends on the request: with choices in its query or, for the search form, a visitor with
 * settings. It lies below the page itself, which stays static because it never reads its query or cookies. Null for every other
 * address.
 */
export function chosenView(path: string, query: URLSearchParams, hasSettings: boolean): string | null {
  switch (stripLocale(path)) {
    case '/itineraries':
      return selectionNames.some((name) => query.has(name)) ? `${path}/chosen` : null;
    case '/booking':
      return hasSettings || [...query.keys()].some((name) => !NOT_READ.test(name)) ? `${path}/chosen` : null;
    default:
      return null;
  }
}
