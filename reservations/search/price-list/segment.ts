import type { TravelClass } from '#contracts/reservations/categories.ts';
import type { Resource } from '#contracts/reservations/network-data.ts';
import type { PricedSegment } from '#reservations/fares/quote.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import type { Service } from './services.ts';

export const seatOf = { ECO: 'SEAT_ECO', VIP: 'SEAT_VIP' } as const satisfies Record<TravelClass, Resource>;

/** The inputs of a price when no sailing has been chosen yet. */
export function segmentOf(
  catalogue: Catalogue,
  { from, to, vesselKind, lines }: Service,
  trip: { class: TravelClass; direction: 'A' | 'R'; day: string },
): PricedSegment {
  return {
    ...trip,
    from,
    to,
    fromIsland: catalogue.ports.get(from)?.island ?? from,
    toIsland: catalogue.ports.get(to)?.island ?? to,
    lineId: lines[0] ?? '',
    vesselKind,
  };
}
