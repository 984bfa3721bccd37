import { defineDocuments } from 'sanity/presentation';
import { locales } from '#foundation/text/locales.ts';
import { localizePath } from '#lib/routes/locale-path.ts';
import { reservedPermalinks } from '#lib/routes/reserved.ts';

const HERE = '(permalink_el.current == $permalink || permalink_en.current == $permalink)';

/** The same address in each language. */
const routes = (path: string) => locales.map((locale) => localizePath(locale, path));

/** The main document of each page, which the Studio opens beside it. The first matching route counts. */
export const mainDocuments = defineDocuments([
  { route: routes('/'), type: 'homePage' },
  { route: routes('/destinations/:permalink'), filter: `_type == "destination" && ${HERE}` },
  { route: routes('/career/:permalink'), filter: `_type == "jobOpening" && ${HERE}` },
  { route: routes('/magazine/:permalink'), filter: `_type == "magazineIssue" && ${HERE}` },
  {
    route: routes('/magazine/:permalink/:article'),
    filter: `_type == "magazineIssue" && ${HERE}`,
  },
  { route: routes('/news/:category/:permalink'), filter: `_type == "newsPost" && ${HERE}` },
  { route: routes('/news/:permalink'), filter: `_type == "newsCategory" && ${HERE}` },
  {
    route: routes('/:permalink'),
    // Lists and the booking form are at the root, too, but have no main document.
    resolve: ({ params }) =>
      reservedPermalinks.includes(params['permalink'] ?? '')
        ? undefined
        : { filter: `_type in ["offer", "page"] && ${HERE}` },
  },
]);
