import type { IslandId } from '#seed/content/destinations/destination-seed.ts';
import { reference, type SeedDocument } from '#seed/content/document.ts';
import { amenities } from './amenities.ts';
import { parking } from './parking.ts';

type PortTexts = { title: string; gettingThere: string; facilities: string; accessibility: string };

/** One document per booking port; `island` names the destination that it belongs to. */
export function port(code: string, island: IslandId, el: PortTexts, en: PortTexts): SeedDocument {
  const withVehicle = parking[code];
  return {
    _id: `port-${code}`,
    _type: 'port',
    code,
    title_el: el.title,
    title_en: en.title,
    destination: reference(`destination-${island}`),
    amenities: amenities[code] ?? [],
    gettingThere_el: el.gettingThere,
    gettingThere_en: en.gettingThere,
    facilities_el: el.facilities,
    facilities_en: en.facilities,
    accessibility_el: el.accessibility,
    accessibility_en: en.accessibility,
    ...(withVehicle ? { parking_el: withVehicle.el, parking_en: withVehicle.en } : {}),
  };
}
