import { type Booking, inTravelOrder, waysOf } from '#contracts/reservations/index.ts';

type Segment = Booking['segments'][number];

/** A crossing as the traveller sees it: one ship, or several with changes between them. */
export type BookedBound = {
  /** Number of the bound in the service. */
  way: number;
  /** Indexes in `Booking.segments`, in travel order. The first one identifies the bound in an address. */
  numbers: number[];
  segments: Segment[];
  direction: Segment['direction'];
  from: Segment['leg']['from'];
  to: Segment['leg']['to'];
  class: Segment['class'];
  state: Exclude<NonNullable<Segment['state']>, 'replaced'>;
  /** False when another ship of the bound was cancelled or has no date any more. */
  isWhole: boolean;
};

/**
 * The crossings of a booking in travel order. When some ships of a bound were given up, they form a crossing of their
 * own.
 */
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

/** Title of a crossing: outbound, return, or one of several legs, counted from 1. */
export type BoundTitle = { name: Segment['direction'] | 'leg'; number: number };

/**
 * The title of a segment's crossing. With more than one outbound crossing, or with ships that aren't known to belong
 * together, the titles are numbered legs: two crossings with the same title couldn't be distinguished.
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
