import 'server-only';
import { cache } from 'react';
import { stegaClean } from '@sanity/client/stega';
import type { Locale } from '#foundation/text/locales.ts';
import { telephoneIn } from '#lib/i18n/telephone.ts';
import { readHours, type OpeningHours } from '#lib/opening/hours.ts';
import { agenciesQuery } from '../queries/agency.ts';
import { fetchContent } from '#lib/content/fetch-content.server.ts';

export const agencyServices = ['tickets', 'payment', 'vehicles', 'cargo', 'assistance', 'luggage'] as const;
type AgencyService = (typeof agencyServices)[number];

export type Agency = {
  id: string;
  name: string;
  city: string;
  region: string | null;
  island: string | null;
  address: string;
  phone: string;
  email: string | null;
  /** Null until an editor has entered hours by weekday: then `hoursNote` alone says when it is open. */
  hours: OpeningHours | null;
  /** What the hours can't say; in documents older than the hours, all of them. */
  hoursNote: string | null;
  services: AgencyService[];
  /** Names and tags in both languages, as search terms. */
  searchTerms: string[];
};

/** Agencies with a name and an address in this language, by town. */
export const readAgencies = cache(async (locale: Locale): Promise<Agency[]> => {
  const raw = await fetchContent('agencies', agenciesQuery);
  return raw.flatMap((agency) => {
    const name = agency[`title_${locale}`];
    const city = agency[`city_${locale}`];
    const address = agency[`address_${locale}`];
    if (!name || !city || !address || !agency.phone) return [];
    const { title_el, title_en, city_el, city_en, region_el, region_en, island, tags } = agency;
    return [
      {
        id: agency._id,
        name,
        city,
        region: agency[`region_${locale}`],
        island,
        address,
        phone: telephoneIn(locale, agency.phone),
        email: agency.email,
        hours: readHours(stegaClean(agency.week), agency.season),
        hoursNote: agency[`hours_${locale}`],
        services: agencyServices.filter((service) => agency.services?.includes(service)),
        searchTerms: [
          title_el,
          title_en,
          city_el,
          city_en,
          region_el,
          region_en,
          island,
          ...(tags ?? []),
        ].flatMap((term) => term ?? []),
      },
    ];
  });
});
