import type { TravelClass } from '../contract/categories.ts';
import type { Party } from '../contract/party.ts';
import type { JourneyState } from '../contract/search.ts';
import { type PricedSegment, quote } from '../fares/quote.ts';
import { firstShortage, needsOf, refusedVehicles } from '../inventory/needs.ts';
import type { Catalogue } from '../network/catalogue.ts';
import type { Trip } from './trips.ts';

export type ClassOffer = { class: TravelClass; free: number; totalCents: number | null };

/** What a trip offers a party at a moment: whether it can be bought, and for how much. */
export type Offer = {
  state: JourneyState;
  classes: ClassOffer[];
  /** The least of the classes that fit; null when the party cannot buy. */
  lowestCents: number | null;
  /** The ship can never take this party, full or not. */
  isImpossible: boolean;
};

export type Question = { catalogue: Catalogue; party: Party; now: Date; today: string };

const SEAT = { ECO: 'SEAT_ECO', VIP: 'SEAT_VIP' } as const;
const classes: TravelClass[] = ['ECO', 'VIP'];

export function offerOf(trip: Trip, { catalogue, party, now, today }: Question): Offer {
  const { book } = catalogue;
  const time = timeState(trip, now);
  const refused = refusedVehicles(book, party, {
    kind: vesselKind(catalogue, trip),
    resources: new Set(Object.keys(trip.free)),
  });
  const offers = classes
    .filter((each) => trip.free[SEAT[each]] !== undefined)
    .map((each) => {
      const shortage = firstShortage(needsOf(book, party, each), trip.free);
      const isOpen = time === null && refused.length === 0 && shortage === null;
      const price = isOpen ? quote(book, [pricedSegment(catalogue, trip, each, 'A')], party, today) : null;
      const offer: ClassOffer = {
        class: each,
        free: trip.free[SEAT[each]] ?? 0,
        totalCents: price?.totalCents ?? null,
      };
      return { offer, shortage };
    });
  const prices = offers.flatMap(({ offer }) => offer.totalCents ?? []);
  return {
    state:
      time ??
      placeState(
        offers.map(({ shortage }) => shortage),
        refused.length > 0,
        prices.length > 0,
      ),
    classes: offers.map(({ offer }) => offer),
    lowestCents: prices.length > 0 ? Math.min(...prices) : null,
    isImpossible: refused.length > 0,
  };
}

/** What time and the master decide, whoever asks; null while the trip is on sale. */
export function timeState(trip: Trip, now: Date): 'cancelled' | 'departed' | 'closed' | null {
  if (trip.status === 'cancelled') return 'cancelled';
  const departs = (trip.calls[0]?.departs ?? 0) + trip.delayMinutes * 60_000;
  if (departs <= now.getTime()) return 'departed';
  return trip.salesClose <= now.getTime() ? 'closed' : null;
}

function placeState(
  shortages: ReturnType<typeof firstShortage>[],
  hasRefusedVehicle: boolean,
  hasPrice: boolean,
): 'available' | 'sold-out' | 'no-vehicles' {
  const seatsFit = shortages.some((shortage) => shortage === null || shortage.isDeck);
  if (!seatsFit) return 'sold-out';
  if (hasRefusedVehicle || shortages.every((shortage) => shortage?.isDeck)) return 'no-vehicles';
  return hasPrice ? 'available' : 'sold-out';
}

export function vesselKind(catalogue: Catalogue, trip: Trip): 'fast' | 'ferry' {
  return catalogue.vessels.get(trip.vesselId)?.kind ?? 'ferry';
}

export function pricedSegment(
  catalogue: Catalogue,
  trip: Trip,
  travelClass: TravelClass,
  direction: 'A' | 'R',
): PricedSegment {
  const from = trip.calls[0]?.port ?? '';
  const to = trip.calls.at(-1)?.port ?? '';
  return {
    direction,
    class: travelClass,
    from,
    to,
    fromIsland: catalogue.ports.get(from)?.island ?? from,
    toIsland: catalogue.ports.get(to)?.island ?? to,
    lineId: trip.lineId,
    vesselKind: vesselKind(catalogue, trip),
    day: trip.day,
  };
}
