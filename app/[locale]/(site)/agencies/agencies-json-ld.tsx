import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import type { Agency } from '#lib/content/readers/agency.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { telephoneNumber } from '#lib/i18n/telephone.ts';
import { paths } from '#lib/routes/paths.ts';
import { siteUrl } from '#lib/address.server.ts';

/** Every agency as a `TravelAgency` with its address and phone. */
export function AgenciesJsonLd({ agencies, locale }: { agencies: readonly Agency[]; locale: Locale }) {
  if (agencies.length === 0) return null;
  const page = `${siteUrl()}${paths.agencies(locale)}`;
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@graph': agencies.map((agency) => ({
          '@type': 'TravelAgency',
          '@id': `${page}#${agency.id}`,
          name: agency.name,
          telephone: telephoneNumber(agency.phone),
          ...(agency.email ? { email: agency.email } : {}),
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
