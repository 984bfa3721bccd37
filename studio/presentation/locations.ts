import { defineLocations, type DocumentLocation, type DocumentLocationResolvers } from 'sanity/presentation';
import { locales, type Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { ADDRESS_PARTS, pagePaths, type AddressParts, type PageType } from './page-paths.ts';
import { previewTexts, type PreviewLanguage } from './texts.ts';

type Selected = AddressParts & { title_el?: string | null; title_en?: string | null };

const SELECT = { title_el: 'title_el', title_en: 'title_en', ...ADDRESS_PARTS };
const NAMES: Record<Locale, string> = { el: 'Ελληνικά', en: 'English' };

/** Pages on which a document shows besides its own. Their names stand in the language of the page. */
type Place = { title: Record<Locale, string>; path: (locale: Locale) => string };

const HOME: Place = { title: { el: 'Αρχική σελίδα', en: 'Home page' }, path: paths.home };
const DESTINATIONS: Place = { title: { el: 'Προορισμοί', en: 'Destinations' }, path: paths.destinations };
const NEWS: Place = { title: { el: 'Νέα', en: 'News' }, path: paths.news };
const MAGAZINE: Place = { title: { el: 'Περιοδικό', en: 'Magazine' }, path: paths.magazine };
const CAREER: Place = { title: { el: 'Θέσεις εργασίας', en: 'Jobs' }, path: paths.career };
const PORTS: Place = {
  title: { el: 'Λιμάνια αναχώρησης', en: 'Departure ports' },
  path: paths.departurePorts,
};
const AGENCIES: Place = {
  title: { el: 'Πρακτορεία', en: 'Agencies' },
  path: (locale) => paths.agencies(locale),
};
const OFFERS: Place = {
  title: { el: 'Προσφορές και εκπτώσεις', en: 'Offers and discounts' },
  path: paths.offers,
};
const QUESTIONS: Place = { title: { el: 'Ερωτήσεις', en: 'Questions' }, path: paths.questions };
const CONTACT: Place = { title: { el: 'Επικοινωνία', en: 'Contact' }, path: paths.contact };

/** Where each type of document shows, in both languages: first its own page, then those that list or use it. */
export function documentLocations(language: PreviewLanguage): DocumentLocationResolvers {
  const texts = previewTexts(language);
  return {
    destination: ownPage('destination', [DESTINATIONS, HOME]),
    newsPost: ownPage('newsPost', [NEWS, HOME]),
    newsCategory: ownPage('newsCategory', [NEWS]),
    offer: ownPage('offer', [OFFERS, HOME]),
    page: ownPage('page', []),
    jobOpening: ownPage('jobOpening', [CAREER]),
    magazineIssue: ownPage('magazineIssue', [MAGAZINE, HOME]),
    homePage: { locations: everywhere([HOME]) },
    serviceAlert: { message: texts.alertPlaces, locations: everywhere([HOME]) },
    siteSettings: { message: texts.settingsPlaces, locations: everywhere([HOME]) },
    // Names, quays and times of a port come from reservations.
    port: { message: texts.portPlaces, locations: everywhere([PORTS]) },
    agency: { locations: everywhere([AGENCIES, PORTS]) },
    faq: { locations: everywhere([QUESTIONS, CONTACT]) },
  };

  function ownPage(type: PageType, others: readonly Place[]) {
    return defineLocations({
      select: SELECT,
      resolve: (document: Selected | null) => {
        const own = document ? ownLocations(type, document) : [];
        if (own.length === 0) return { message: texts.noAddress, tone: 'caution' as const };
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
    locales.map((locale) => ({ title: named(title[locale], locale), href: path(locale) })),
  );
}

function named(title: string, locale: Locale): string {
  return `${title} · ${NAMES[locale]}`;
}
