import type { Booking } from '#reservations/contract/index.ts';

type Segment = Booking['segments'][number];

/** What the traveller thinks of as one crossing: one ship, or several with a change of ship between them. */
export type BookedTrip = {
  /** Of `Booking.segments`, in the order of travel; the first one names the trip in an address. */
  numbers: number[];
  segments: Segment[];
  direction: Segment['direction'];
  from: Segment['leg']['from'];
  to: Segment['leg']['to'];
  class: Segment['class'];
  state: NonNullable<Segment['state']>;
};

/** A longer time ashore is a stay and not a change of ship; the service joins no ships over a longer night. */
const LONGEST_WAIT_MS = 14 * 60 * 60 * 1000;

/** The crossings of a booking. A booking keeps one segment per ship and does not say which of them were bought together. */
export function bookedTrips(segments: readonly Segment[]): BookedTrip[] {
  const trips: BookedTrip[] = [];
  for (const [number, segment] of segments.entries()) {
    const state = segment.state ?? 'live';
    const last = trips.at(-1);
    if (last && isContinued(last, segment)) {
      last.numbers.push(number);
      last.segments.push(segment);
      last.to = segment.leg.to;
      continue;
    }
    const { direction, leg } = segment;
    trips.push({
      numbers: [number],
      segments: [segment],
      direction,
      from: leg.from,
      to: leg.to,
      class: segment.class,
      state,
    });
  }
  return trips;
}

function isContinued(trip: BookedTrip, next: Segment): boolean {
  const wait = Date.parse(next.leg.from.at) - Date.parse(trip.to.at);
  return (
    trip.direction === next.direction &&
    trip.state === (next.state ?? 'live') &&
    trip.from.port !== next.leg.to.port &&
    wait >= 0 &&
    wait <= LONGEST_WAIT_MS
  );
}

/** The crossing that a segment belongs to. */
export function tripOf(segments: readonly Segment[], number: number): BookedTrip | null {
  return bookedTrips(segments).find(({ numbers }) => numbers.includes(number)) ?? null;
}
