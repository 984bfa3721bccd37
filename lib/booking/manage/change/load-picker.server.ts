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
import { differenceOf, type Difference } from './difference.ts';
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

/** Problems of a change that another attempt doesn't solve. */
const IMPOSSIBLE: ReadonlySet<string> = new Set([
  'rule_violation',
  'state_conflict',
  'sales_closed',
  'sold_out',
]);

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
  const found = await search(own, booking, booked, [day]);
  if (found.kind !== 'ok') return found;
  const [trip] = found.value.trips;
  if (!trip) return { kind: 'unreachable' };
  const fitting = fittingOf(trip, booked);
  const rows = await Promise.all(fitting.map((journey) => rowOf(own, booked, journey)));
  return {
    kind: 'ok',
    value: { trip, rows, otherWays: trip.journeys.length - fitting.length, today, horizon },
  };
}

/**
 * The price difference of each day of the week that is shown, by its cheapest sailing: one more search, and a quote for each other
 * day, more where the cheapest one is refused; null where none of its sailings can be taken, as after the way back. Without the booked day, and without days that have no sailing
 * or could not be priced.
 */
export async function differencesByDay(
  own: BookingAccess,
  booking: Booking,
  booked: BookedBound,
  { trip, rows }: Picker,
): Promise<ReadonlyMap<string, Difference | null>> {
  const differences = new Map(await otherDays(own, booking, booked, trip));
  const possible = rows.flatMap(({ offers }) => offers.filter((offer) => offer.kind === 'possible'));
  const [shown] = byPrice(possible, booked, ({ quote }) => quote.differenceCents);
  if (shown) differences.set(trip.date, differenceOf(shown.quote));
  return differences;
}

function search(own: BookingAccess, booking: Booking, { from, to }: BookedBound, days: readonly string[]) {
  const trips = days.map((date) => ({ from: from.port, to: to.port, date }));
  return searchSailings({ trips, party: travellingParty(booking) }, own.locale);
}

/** The journeys that can take the place of the booked ones. */
function fittingOf({ journeys }: TripResult, { isWhole, numbers }: BookedBound): Journey[] {
  return journeys.filter(({ legs }) => isWhole || legs.length === numbers.length);
}

async function otherDays(
  own: BookingAccess,
  booking: Booking,
  booked: BookedBound,
  shown: TripResult,
): Promise<[day: string, Difference | null][]> {
  const bookedDay = booked.state === 'live' ? booked.from.at.slice(0, 10) : null;
  const days = shown.week.flatMap(({ date, lowestCents }) =>
    date === shown.date || date === bookedDay || lowestCents === null ? [] : [date],
  );
  if (days.length === 0) return [];
  const found = await search(own, booking, booked, days);
  if (found.kind !== 'ok') return [];
  const priced = await Promise.all(
    found.value.trips.map(async (trip): Promise<[string, Difference | null][]> => {
      const offers = fittingOf(trip, booked)
        .filter(({ state }) => state === 'available')
        .flatMap(({ legs, classes }) =>
          classes.flatMap(({ class: travelClass, totalCents }) =>
            totalCents === null
              ? []
              : [{ trips: legs.map(({ tripId }) => tripId), class: travelClass, totalCents }],
          ),
        );
      // The cheapest may leave after the way back, and another one before it.
      for (const ships of byPrice(offers, booked, ({ totalCents }) => totalCents)) {
        const answer = await quoteChange(own, wantedShips(booked, ships));
        if (answer.kind === 'ok') return [[trip.date, differenceOf(answer.value)]];
        if (answer.kind !== 'refused' || !IMPOSSIBLE.has(answer.problem.code)) return [];
      }
      return offers.length > 0 ? [[trip.date, null]] : [];
    }),
  );
  return priced.flat();
}

/** Those of the booked class if there are any, else all. */
function byPrice<T extends { class: TravelClass }>(
  offers: readonly T[],
  booked: BookedBound,
  centsOf: (offer: T) => number,
): T[] {
  const alike = offers.filter((offer) => offer.class === booked.class);
  return (alike.length > 0 ? alike : offers).toSorted((a, b) => centsOf(a) - centsOf(b));
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
