import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import type { Locale } from '#foundation/text/locales.ts';
import { mapAddress, type GuideIsland } from '#lib/content/port-guide.ts';
import { paths } from '#lib/routes/paths.ts';
import { siteUrl } from '#lib/address.server.ts';

/** Every quay as a `BoatTerminal` with its position. */
export function PortsJsonLd({ islands, locale }: { islands: readonly GuideIsland[]; locale: Locale }) {
  if (islands.length === 0) return null;
  const page = `${siteUrl()}${paths.departurePorts(locale)}`;
  const terminals = islands.flatMap((island) =>
    island.ports.flatMap((port) =>
      port.quays.map((quay) => ({
        '@type': 'BoatTerminal',
        '@id': `${page}#${quay.anchor}`,
        name: `${island.name}, ${quay.name}`,
        description: quay.note,
        url: `${page}#${quay.anchor}`,
        hasMap: mapAddress(quay),
        geo: { '@type': 'GeoCoordinates', latitude: quay.lat, longitude: quay.lon },
        containedInPlace: { '@type': 'Place', name: island.name },
      })),
    ),
  );
  return <JsonLd data={{ '@context': 'https://schema.org', '@graph': terminals }} />;
}
