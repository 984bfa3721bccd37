import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import type { Agency } from '#lib/content/readers/agency.server.ts';
import { telephoneNumber } from '#lib/i18n/telephone.ts';
import type { OpeningHours } from '#lib/opening/hours.ts';
import { openingData } from '#lib/seo/opening-data.ts';

type Props = {
  agencies: readonly Agency[];
  /** In Greece. */
  today: string;
};

/** Every agency as a `TravelAgency` with its address, phone and hours; hours that several share are written once. */
export function AgenciesJsonLd({ agencies, today }: Props) {
  if (agencies.length === 0) return null;
  const known = new Map<string, string>();
  const hoursOf = (hours: OpeningHours) =>
    openingData(hours, today).map((data) => {
      const text = JSON.stringify(data);
      const before = known.get(text);
      if (before !== undefined) return { '@id': before };
      const id = `#h${known.size + 1}`;
      known.set(text, id);
      return { '@id': id, ...data };
    });
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@graph': agencies.map((agency) => ({
          '@type': 'TravelAgency',
          name: agency.name,
          telephone: telephoneNumber(agency.phone),
          ...(agency.hours ? { openingHoursSpecification: hoursOf(agency.hours) } : {}),
          address: {
            '@type': 'PostalAddress',
            streetAddress: agency.address,
            addressLocality: agency.city,
            addressCountry: 'GR',
          },
        })),
      }}
    />
  );
}
