import type { BookingRow } from './read.ts';
import type { BookedSegment } from './booked-segments.ts';
import type { SailingStanding, SegmentStanding } from '#contracts/reservations/disruptions/standing.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { type BookedFacts, segmentStanding } from '#reservations/sailings/standing.ts';
import { tripId } from '#reservations/sailings/segment-id.ts';
import { choicesOf } from './disruption-effects.ts';
import { type AffectedRow, type Disruption, disruptionsOf } from './disruption-rows.ts';

type BookingDisruption = { disruption: Disruption; row: AffectedRow };
type State = BookedFacts['state'];

/**
 * The standing of each segment of a booking for its travellers, in the order of the segments. `sailings` holds the
 * standing that everybody sees; `parts` and `states` are null as long as nothing is sold.
 */
export async function bookedStandings(
  db: Db,
  booking: Pick<BookingRow, 'id' | 'state'>,
  sailings: readonly SailingStanding[],
  life: { parts: readonly BookedSegment[]; states: readonly State[] } | null,
): Promise<SegmentStanding[]> {
  const disruptions = life ? await disruptionsOf(db, booking.id) : [];
  return sailings.map((sailing, seq) =>
    life
      ? segmentStanding(sailing, factsOf(seq, life.parts, life.states[seq] ?? null, disruptions))
      : unsoldStanding(sailing, booking.state),
  );
}

/** Standing of a segment of a booking on which nothing is sold. */
export function unsoldStanding(sailing: SailingStanding, state: BookingRow['state']): SegmentStanding {
  return segmentStanding(sailing, { ...plain, state: unsold(state) });
}

const plain: BookedFacts = {
  state: null,
  isDisplaced: false,
  isMissed: false,
  isRebooked: false,
  isRefunded: false,
  choices: [],
};

/** Without tickets, only the booking's state shows whether it is over. */
function unsold(state: BookingRow['state']): State {
  return state === 'expired' || state === 'released' || state === 'cancelled' ? state : null;
}

function factsOf(
  seq: number,
  bookedSegments: readonly BookedSegment[],
  state: State,
  disruptions: readonly BookingDisruption[],
): BookedFacts {
  const booked = bookedSegments.find((each) => each.seq === seq);
  if (!booked) return { ...plain, state };
  const trip = tripId(booked.trip);
  const own = disruptions.filter(({ row }) => row.segment === seq);
  const choices = own.flatMap(({ disruption, row }) =>
    choicesOf(disruption, row, bookedSegments).filter((choice) => choice !== row.choice),
  );
  return {
    state,
    isDisplaced: booked.isDisplaced,
    isMissed: own.some(
      ({ row }) =>
        row.effect === 'connection' &&
        row.choice !== 'rebook' &&
        row.choice !== 'refund' &&
        row.listedSailing === booked.trip.sailingId,
    ),
    isRebooked: state === 'live' && disruptions.some(({ row }) => row.rebookedTo?.includes(trip)),
    isRefunded: state === 'cancelled' && disruptions.some(({ row }) => isSegmentRefunded(row, seq)),
    choices: (['rebook', 'refund', 'keep'] as const).filter((choice) => choices.includes(choice)),
  };
}

/** Older rows record only the affected segment. */
function isSegmentRefunded({ choice, segment, refundedSegments }: AffectedRow, seq: number): boolean {
  return choice === 'refund' && (refundedSegments ?? [segment]).includes(seq);
}
