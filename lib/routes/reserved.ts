import { locales } from '#foundation/text/locales.ts';
import { withoutLanguage } from './page-addresses.ts';
import { contentPages, documentPages, firstPart, fixedPages } from './pages.ts';
import { unlistedPages } from './unlisted-pages.ts';

/** First parts of the addresses in `documentPages`: reserved for pages, not available to offers. */
export const routedPages: readonly string[] = Object.values(documentPages).map(firstPart);

/** Second parts of addresses below `/news`: a category with this permalink would hide the pages of the list. */
export const reservedCategoryPermalinks: readonly string[] = ['page'];

/** Root files and folders that are neither a page nor a service: pictures, early scripts, share cards, the timetable. */
const OTHERS = ['404', 'brand', 'gtfs.zip', 'maps', 'share', 'shell', 'speculation-rules.json'];

/**
 * First parts of addresses that the site itself uses: an offer or a page with this permalink could never be reached.
 * The Studio refuses them.
 */
export const reservedPermalinks: readonly string[] = [
  ...new Set([
    ...OTHERS,
    ...locales,
    ...withoutLanguage,
    ...Object.values({ ...fixedPages, ...contentPages, ...unlistedPages }).map(firstPart),
  ]),
].filter((name) => /^[a-z0-9]/.test(name) && !routedPages.includes(name));
