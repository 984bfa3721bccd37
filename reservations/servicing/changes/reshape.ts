import { bilingual } from '#reservations/messages/texts.ts';
import { fieldError } from '#reservations/bookings/prepare.ts';
import type { ChangeQuoteRequest } from '#contracts/reservations/life/changes.ts';
import type { FieldError } from '#reservations/kernel/domain-error.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import {
  upcomingTicketsOf,
  inOrderOfTravel,
  openTicketsOf,
  type BookedSegment,
  usableTicketsOf,
} from '#reservations/bookings/booked-segments.ts';

type Wish = ChangeQuoteRequest['segments'][number];

/**
 * A request translated to the segments of a booking. Numbers are permanent: one ship fewer leaves a gap, one more
 * fills it or is appended.
 */
export type ReshapedSegments = {
  /** The booking's segments and those added to its bounds, in the order of their numbers. */
  parts: BookedSegment[];
  wanted: ReadonlyMap<number, Wish>;
  /** New segments, each with an existing one of the same bound. */
  added: ReadonlyMap<number, BookedSegment>;
  /** Segments that their bounds no longer need. */
  dropped: ReadonlySet<number>;
};

/**
 * Translates the ships wanted for single segments and for whole bounds to wishes for segments: the first ship of a
 * bound for its first segment and so on, so that a bound keeps its numbers.
 * @throws DomainError rule_violation
 */
export function reshape(
  old: readonly BookedSegment[],
  request: Pick<ChangeQuoteRequest, 'segments' | 'ways'>,
): ReshapedSegments {
  const ways = request.ways.map(({ way, ships }) => ({ own: requireBound(old, way), ships }));
  const bookedSegments = [...old];
  const added = new Map<number, BookedSegment>();
  const dropped = new Set<number>();
  const wishes: Wish[] = [...request.segments];
  for (const { own, ships } of ways) {
    const [first] = own;
    for (const [index, ship] of ships.entries()) {
      const seq = own[index]?.seq ?? (first && addTo(bookedSegments, added, first));
      if (seq !== undefined) wishes.push({ segment: seq, ...ship });
    }
    for (const { seq } of own.slice(ships.length)) dropped.add(seq);
  }
  requireKnown(bookedSegments, added, wishes);
  return {
    parts: bookedSegments,
    wanted: new Map(wishes.map((wish) => [wish.segment, wish])),
    added,
    dropped,
  };
}

/** A number for an additional ship: one that the bound gave up before, otherwise a new one. */
function addTo(
  bookedSegments: BookedSegment[],
  added: Map<number, BookedSegment>,
  first: BookedSegment,
): number {
  const free = bookedSegments.findIndex(
    (booked) => booked.isReplaced && booked.way === first.way && !added.has(booked.seq),
  );
  const seq = free < 0 ? bookedSegments.length : free;
  bookedSegments[seq] = {
    ...first,
    seq,
    hasDeparted: false,
    isCancelledByCarrier: false,
    openUntil: null,
    openedAt: null,
    isDisplaced: false,
    isReplaced: false,
    tickets: [],
  };
  added.set(seq, first);
  return seq;
}

/** The segments of a bound, all of them still to be travelled. */
function requireBound(old: readonly BookedSegment[], way: number): BookedSegment[] {
  const own = inOrderOfTravel(old).filter((booked) => booked.way === way && !booked.isReplaced);
  const gone = own.find(
    (booked) => booked.hasDeparted && booked.tickets.some(({ state }) => state === 'live'),
  );
  if (gone) throw refused(departed(gone.seq));
  const usable = own.filter((booked) => usableTicketsOf(booked).length > 0);
  if (usable.length > 0) return usable;
  throw refused(fieldError(`ways.${way}`, 'unknown_way', bilingual('errors.unknownWay')));
}

function requireKnown(
  bookedSegments: readonly BookedSegment[],
  added: ReadonlyMap<number, BookedSegment>,
  wishes: readonly Wish[],
): void {
  const seen = new Set<number>();
  for (const { segment } of wishes) {
    const booked = bookedSegments.find(({ seq }) => seq === segment);
    const isKnown =
      booked && (added.has(segment) || upcomingTicketsOf(booked).length + openTicketsOf(booked).length > 0);
    if (isKnown && !seen.has(segment)) {
      seen.add(segment);
      continue;
    }
    throw refused(booked?.hasDeparted ? departed(segment) : unknown(segment));
  }
}

function departed(segment: number): FieldError {
  return fieldError(`segments.${segment}`, 'departed', bilingual('errors.departed'));
}

function unknown(segment: number): FieldError {
  return fieldError(`segments.${segment}`, 'unknown_segment', bilingual('errors.unknownSegment'));
}

function refused(error: FieldError): DomainError {
  return new DomainError('rule_violation', { errors: [error] });
}
