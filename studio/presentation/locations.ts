import { defineLocations, type DocumentLocation, type DocumentLocationResolvers } from 'sanity/presentation';
import { locales, type Locale } from '#foundation/text/locales.ts';
import { LANGUAGE_NAMES, type TextKey, translateIn } from '#studio/locale/text.ts';
import { paths } from '#lib/routes/paths.ts';
import type { AddressParts, PageType } from '#lib/routes/document-path.ts';
import { ADDRESS_PARTS, pagePaths } from './page-paths.ts';

type Selected = AddressParts & { title_el?: string | null; title_en?: string | null };

const SELECT = { title_el: 'title_el', title_en: 'title_en', ...ADDRESS_PARTS };

/** Pages besides its own on which a document is shown. Their titles are in the page's language. */
type Place = { title: TextKey; path: (locale: Locale) => string };

const HOME: Place = { title: 'pages.home', path: paths.home };
const DESTINATIONS: Place = { title: 'pages.destinations', path: paths.destinations };
const NEWS: Place = { title: 'pages.news', path: paths.news };
const MAGAZINE: Place = { title: 'pages.magazine', path: paths.magazine };
const CAREER: Place = { title: 'pages.career', path: paths.career };
const PORTS: Place = {
  title: 'pages.departurePorts',
  path: paths.departurePorts,
};
const AGENCIES: Place = {
  title: 'pages.agencies',
  path: (locale) => paths.agencies(locale),
};
const OFFERS: Place = {
  title: 'pages.offers',
  path: paths.offers,
};
const QUESTIONS: Place = { title: 'pages.questions', path: paths.questions };
const CONTACT: Place = { title: 'pages.contact', path: paths.contact };

/** The pages that show each type of document, in both languages: first its own page, then those that list or use it. */
export function documentLocations(language: Locale): DocumentLocationResolvers {
  const t = translateIn(language);
  return {
    destination: ownPage('destination', [DESTINATIONS, HOME]),
    newsPost: ownPage('newsPost', [NEWS, HOME]),
    newsCategory: ownPage('newsCategory', [NEWS]),
    offer: ownPage('offer', [OFFERS, HOME]),
    page: ownPage('page', []),
    jobOpening: ownPage('jobOpening', [CAREER]),
    magazineIssue: ownPage('magazineIssue', [MAGAZINE, HOME]),
    homePage: { locations: everywhere([HOME]) },
    serviceAlert: { message: t('preview.alertPlaces'), locations: everywhere([HOME]) },
    siteSettings: { message: t('preview.settingsPlaces'), locations: everywhere([HOME]) },
    // Names, quays and times of a port come from the reservation service.
    port: { message: t('preview.portPlaces'), locations: everywhere([PORTS]) },
    agency: { locations: everywhere([AGENCIES, PORTS]) },
    faq: { locations: everywhere([QUESTIONS, CONTACT]) },
  };

  function ownPage(type: PageType, others: readonly Place[]) {
    return defineLocations({
      select: SELECT,
      resolve: (document: Selected | null) => {
        const own = document ? ownLocations(type, document) : [];
        if (own.length === 0) return { message: t('preview.noAddress'), tone: 'caution' as const };
        return { locations: [...own, ...everywhere(others)] };
      },
    });
  }
}

function ownLocations(type: PageType, document: Selected): DocumentLocation[] {
  const own = pagePaths(type, document);
  return locales.flatMap((locale) => {
    const href = own[locale];
    return href === null ? [] : [{ title: named(document[`title_${locale}`] || '…', locale), href }];
  });
}

function everywhere(places: readonly Place[]): DocumentLocation[] {
  return places.flatMap(({ title, path }) =>
    locales.map((locale) => ({ title: named(translateIn(locale)(title), locale), href: path(locale) })),
  );
}

function named(title: string, locale: Locale): string {
  return `${title} · ${LANGUAGE_NAMES[locale]}`;
}
