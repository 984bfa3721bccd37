import { type Booking, inTravelOrder, waysOf } from '#contracts/reservations/index.ts';

type Segment = Booking['segments'][number];

/** What the traveller thinks of as one crossing: one ship, or several with a change of ship between them. */
export type BookedBound = {
  /** The service's number of the bound. */
  way: number;
  /** Of `Booking.segments`, in the order of travel; the first one names the bound in an address. */
  numbers: number[];
  segments: Segment[];
  direction: Segment['direction'];
  from: Segment['leg']['from'];
  to: Segment['leg']['to'];
  class: Segment['class'];
  state: Exclude<NonNullable<Segment['state']>, 'replaced'>;
  /** False when another ship of the bound has become something else: cancelled, or without a date. */
  isWhole: boolean;
};

/** The crossings of a booking, in the order of travel. Ships of a bound of which some were given up stand apart from the rest. */
export function bookedBounds(segments: readonly Segment[]): BookedBound[] {
  const bounds: BookedBound[] = [];
  for (const { number, way, segment } of inTravelOrder(segments)) {
    const { direction, leg } = segment;
    const state = !segment.state || segment.state === 'replaced' ? 'live' : segment.state;
    const last = bounds.at(-1);
    if (last?.way === way && last.state === state) {
      last.numbers.push(number);
      last.segments.push(segment);
      last.to = leg.to;
      continue;
    }
    const isWhole = last?.way !== way;
    if (last && !isWhole) last.isWhole = false;
    bounds.push({
      way,
      numbers: [number],
      segments: [segment],
      direction,
      from: leg.from,
      to: leg.to,
      class: segment.class,
      state,
      isWhole,
    });
  }
  return bounds;
}

/** What a crossing is called: out, back, or one of several legs, counted from 1. */
export type BoundTitle = { name: Segment['direction'] | 'leg'; number: number };

/**
 * What the crossing of a segment is called. More than one way out is a row of legs, and so are ships of which nobody said that
 * they belong together: two of the same name would tell nobody which is which.
 */
export function titleOfBound(segments: readonly Segment[], number: number): BoundTitle {
  const direction = segments[number]?.direction ?? 'A';
  const out = inTravelOrder(segments).flatMap(({ way, segment }) => (segment.direction === 'A' ? [way] : []));
  const legs = [...new Set(out)];
  if (direction === 'R' || legs.length < 2) return { name: direction, number: 1 };
  return { name: 'leg', number: legs.indexOf(waysOf(segments)[number] ?? number) + 1 };
}

/** The crossing that a segment belongs to. */
export function boundWith(segments: readonly Segment[], number: number): BookedBound | null {
  return bookedBounds(segments).find(({ numbers }) => numbers.includes(number)) ?? null;
}
