import 'server-only';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import { type Result, searchSailings } from '#lib/reservations/client.server.ts';
import type {
  Booking,
  ChangeQuote,
  Journey,
  Problem,
  TravelClass,
  TripResult,
} from '#contracts/reservations/index.ts';
import type { BookedBound } from '#lib/booking/booked-bounds.ts';
import { quoteChange, type ChangeQuoteInput } from './change-client.server.ts';
import type { Ships } from './change-query.ts';
import { travellingParty } from './travelling.ts';

/** One class of a sailing: the cost of changing to it, or why it can't be taken. */
export type Offer =
  | { kind: 'possible'; class: TravelClass; quote: ChangeQuote }
  | { kind: 'refused'; class: TravelClass; problem: Problem };
export type PickerRow = { journey: Journey; isCurrent: boolean; offers: Offer[] };

export type Picker = {
  trip: TripResult;
  rows: PickerRow[];
  /** Journeys of the day with another number of ships. They can't be offered when one of the booked ships was given up. */
  otherWays: number;
  today: string;
  horizon: string;
};

/**
 * The sailings of a day for a crossing of a booking, each with its price difference. With `date` null, the day of the
 * crossing itself.
 */
export async function loadPicker(
  own: BookingAccess,
  booking: Booking,
  booked: BookedBound,
  date: string | null,
): Promise<Result<Picker>> {
  const network = await getNetwork();
  if (network.kind !== 'ok') return network;
  const { today, horizon } = network.value;
  const day = within(date ?? booked.from.at.slice(0, 10), today, horizon);
  const found = await searchSailings(
    {
      trips: [{ from: booked.from.port, to: booked.to.port, date: day }],
      party: travellingParty(booking),
    },
    own.locale,
  );
  if (found.kind !== 'ok') return found;
  const [trip] = found.value.trips;
  if (!trip) return { kind: 'unreachable' };
  const fitting = trip.journeys.filter(({ legs }) => booked.isWhole || legs.length === booked.numbers.length);
  const rows = await Promise.all(fitting.map((journey) => rowOf(own, booked, journey)));
  return {
    kind: 'ok',
    value: { trip, rows, otherWays: trip.journeys.length - fitting.length, today, horizon },
  };
}

/** The ships of a crossing: for all of it, with any number of ships, or for its remaining segments. */
export function wantedShips({ way, numbers, isWhole }: BookedBound, ships: Ships): ChangeQuoteInput {
  const wanted = ships.trips.map((tripId) => ({ tripId, class: ships.class }));
  if (isWhole) return { ways: [{ way, ships: wanted }] };
  return {
    segments: numbers.flatMap((segment, index) => {
      const ship = wanted[index];
      return ship ? [{ segment, ...ship }] : [];
    }),
  };
}

async function rowOf(own: BookingAccess, booked: BookedBound, journey: Journey): Promise<PickerRow> {
  const trips = journey.legs.map(({ tripId }) => tripId);
  const isCurrent =
    booked.state === 'live' && booked.segments.map(({ leg }) => leg.tripId).join() === trips.join();
  const classes = journey.classes.filter(
    ({ totalCents, class: travelClass }) =>
      // In a search the booking's own seats count as taken, so every class of the booked sailing is quoted.
      (isCurrent || (journey.state === 'available' && totalCents !== null)) &&
      !(isCurrent && travelClass === booked.class),
  );
  const offers = await Promise.all(
    classes.map(async ({ class: travelClass }): Promise<Offer[]> => {
      const ships = { trips, class: travelClass };
      const answer = await quoteChange(own, wantedShips(booked, ships));
      switch (answer.kind) {
        case 'ok':
          return [{ kind: 'possible', class: travelClass, quote: answer.value }];
        case 'refused':
          return [{ kind: 'refused', class: travelClass, problem: answer.problem }];
        case 'unreachable':
          return [];
      }
    }),
  );
  return { journey, isCurrent, offers: offers.flat() };
}

function within(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}

/** The row of the chosen ships; null when that journey no longer exists. */
export function rowFor(rows: readonly PickerRow[], ships: Ships): PickerRow | null {
  const wanted = ships.trips.join(' ');
  return rows.find(({ journey }) => journey.legs.map(({ tripId }) => tripId).join(' ') === wanted) ?? null;
}

export type JourneyChoice = { journey: Journey; class: TravelClass; quote: ChangeQuote };

/** The choice with its price; null when it isn't available. */
export function offerOf(rows: readonly PickerRow[], ships: Ships): JourneyChoice | null {
  const row = rowFor(rows, ships);
  const offer = row?.offers.find((each) => each.class === ships.class);
  if (!row || offer?.kind !== 'possible') return null;
  return { journey: row.journey, class: offer.class, quote: offer.quote };
}
