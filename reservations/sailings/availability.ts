import type { TravelClass } from '#contracts/reservations/categories.ts';
import { breakdownOf, type PriceBreakdown } from '#contracts/reservations/price-breakdown.ts';
import { resources } from '#contracts/reservations/network-data.ts';
import type { Party } from '#contracts/reservations/party.ts';
import type { JourneyState } from '#contracts/reservations/search.ts';
import { type PricedSegment, quote } from '#reservations/fares/quote.ts';
import { firstShortage, requirementsOf, refusedVehicles } from './inventory/needs.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { hasLeft } from './state.ts';
import type { Segment } from './segments.ts';

type ClassOffer = {
  class: TravelClass;
  free: number;
  totalCents: number | null;
  breakdown: PriceBreakdown | null;
};

/** What a trip offers a party at a given moment: if it can be bought, and at what price. */
export type Availability = {
  state: JourneyState;
  classes: ClassOffer[];
  /** The lowest price of the classes with room; null when the party can't buy. */
  lowestCents: number | null;
  /** The ships can never take this party, full or not: no car deck, no class that all of them have, or no fare. */
  isImpossible: boolean;
};

/** Ends the expired holds on these sailings. @returns how many ended */
export type EndHolds = (sailingIds: Iterable<string>) => Promise<number>;

export type AvailabilityQuery = {
  catalogue: Catalogue;
  party: Party;
  now: Date;
  today: string;
  /** Called with the sailings before their places are read. Absent inside a transaction. */
  endHolds?: EndHolds;
};

const SEAT = { ECO: 'SEAT_ECO', VIP: 'SEAT_VIP' } as const;
const classes: TravelClass[] = ['ECO', 'VIP'];

/** `trips` are the ships of one journey, in order: only what all of them have is on offer. */
export function availabilityOf(
  trips: readonly Segment[],
  { catalogue, party, now, today }: AvailabilityQuery,
): Availability {
  const { tariff } = catalogue;
  const time = trips.map((segment) => timeState(segment, now)).find((state) => state !== null) ?? null;
  const isRefused = trips.some((segment) => refusedBy(catalogue, party, segment));
  const free = leastFree(trips);
  const offers = classes
    .filter((each) => free[SEAT[each]] !== undefined)
    .map((each) => {
      const shortage = firstShortage(requirementsOf(tariff, party, each), free);
      const isOpen = time === null && !isRefused && shortage === null;
      const segments = trips.map((segment) => pricedSegment(catalogue, segment, each, 'A'));
      const price = isOpen ? quote(tariff, segments, party, today) : null;
      const offer: ClassOffer = {
        class: each,
        // Seats beyond the certified number of persons are not offered.
        free: Math.min(free[SEAT[each]] ?? 0, free.PERSON ?? Number.MAX_SAFE_INTEGER),
        totalCents: price?.totalCents ?? null,
        breakdown: price && breakdownOf(price.lines),
      };
      return { offer, shortage };
    });
  const prices = offers.flatMap(({ offer }) => offer.totalCents ?? []);
  const fits = offers.some(({ shortage }) => shortage === null);
  const isUnsold = offers.length === 0 || (time === null && fits && prices.length === 0);
  return {
    state:
      time ??
      placeState(
        offers.map(({ shortage }) => shortage),
        isRefused,
        prices.length > 0,
      ),
    classes: offers.map(({ offer }) => offer),
    lowestCents: prices.length > 0 ? Math.min(...prices) : null,
    isImpossible: isRefused || isUnsold,
  };
}

function refusedBy(catalogue: Catalogue, party: Party, segment: Segment): boolean {
  const ship = { kind: vesselKind(catalogue, segment), resources: new Set(Object.keys(segment.free)) };
  return refusedVehicles(catalogue.tariff, party, ship).length > 0;
}

/** The fewest places free on any of the ships; a resource that one of them lacks is absent. */
export function leastFree(segments: readonly Segment[]): Segment['free'] {
  const least: Segment['free'] = {};
  for (const resource of resources) {
    const free = segments.flatMap((segment) => segment.free[resource] ?? []);
    if (segments.length > 0 && free.length === segments.length) least[resource] = Math.min(...free);
  }
  return least;
}

/** The state that depends on time and cancellation only, not on the party; null while the trip is on sale. */
export function timeState(
  segment: Segment,
  now: Date,
): 'cancelled' | 'departed' | 'closed' | 'not-open' | null {
  if (segment.status === 'cancelled') return 'cancelled';
  const at = now.getTime();
  const [boarding] = segment.calls;
  if (!boarding || hasLeft(boarding, now)) return 'departed';
  if (segment.salesClose <= at) return 'closed';
  return segment.salesOpen !== null && segment.salesOpen > at ? 'not-open' : null;
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

export function vesselKind(catalogue: Catalogue, segment: Segment): 'fast' | 'ferry' {
  return catalogue.vessels.get(segment.vesselId)?.kind ?? 'ferry';
}

export function pricedSegment(
  catalogue: Catalogue,
  segment: Segment,
  travelClass: TravelClass,
  direction: 'A' | 'R',
): PricedSegment {
  const from = segment.calls[0]?.port ?? '';
  const to = segment.calls.at(-1)?.port ?? '';
  return {
    direction,
    class: travelClass,
    from,
    to,
    fromIsland: catalogue.ports.get(from)?.island ?? from,
    toIsland: catalogue.ports.get(to)?.island ?? to,
    lineId: segment.lineId,
    vesselKind: vesselKind(catalogue, segment),
    day: segment.day,
  };
}
