import 'server-only';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { portsQuery } from '../queries/port.ts';
import { fetchContent } from '#lib/content/fetch-content.server.ts';

const portAmenities = ['bus', 'taxi', 'parking', 'cafe', 'groceries', 'pharmacy', 'cash'] as const;
type PortAmenity = (typeof portAmenities)[number];

export type PortText = {
  code: string;
  title: string;
  amenities: PortAmenity[];
  gettingThere: string | null;
  facilities: string | null;
  parking: string | null;
  accessibility: string | null;
  /** The destination that the port belongs to; its address is null while it is unpublished or untranslated. */
  island: { id: string; name: string; href: string | null } | null;
};

/** The editors' texts about every port in this language. */
export async function readPortTexts(locale: Locale): Promise<PortText[]> {
  const raw = await fetchContent('ports', portsQuery);
  return raw.flatMap((port) => {
    const title = port[`title_${locale}`];
    if (!port.code || !title) return [];
    const name = port.island?.[`title_${locale}`];
    const permalink = port.island?.[`permalink_${locale}`];
    return [
      {
        code: port.code,
        title,
        amenities: portAmenities.filter((amenity) => port.amenities?.includes(amenity)),
        gettingThere: port[`gettingThere_${locale}`],
        facilities: port[`facilities_${locale}`],
        parking: port[`parking_${locale}`],
        accessibility: port[`accessibility_${locale}`],
        island:
          port.island?.island && name
            ? {
                id: port.island.island,
                name,
                href: permalink ? paths.destination(locale, permalink) : null,
              }
            : null,
      },
    ];
  });
}
