import { bilingual } from '#reservations/messages/texts.ts';
import { fieldError } from '#reservations/bookings/prepare.ts';
import type { ChangeQuoteRequest } from '#contracts/reservations/life/changes.ts';
import type { FieldError } from '#reservations/kernel/domain-error.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import {
  aheadOf,
  inOrderOfTravel,
  openOf,
  type BookedSegment,
  usableOf,
} from '#reservations/bookings/booked-segments.ts';

type Wish = ChangeQuoteRequest['segments'][number];

/** What a request means for the segments of a booking. Numbers are for good: a ship less leaves a gap, a ship more fills it or comes last. */
export type Reshaped = {
  /** Those of the booking and those that its ways need now, in the order of their numbers. */
  parts: BookedSegment[];
  wanted: ReadonlyMap<number, Wish>;
  /** Segments that begin now, each with one of its way that is there already. */
  added: ReadonlyMap<number, BookedSegment>;
  /** Segments that their ways no longer need. */
  dropped: ReadonlySet<number>;
};

/**
 * The ships wanted for single segments and for whole ways as wishes for segments: the first ship of a way for its first segment
 * and so on, so that a way keeps the numbers it has. @throws DomainError rule_violation
 */
export function reshape(
  old: readonly BookedSegment[],
  request: Pick<ChangeQuoteRequest, 'segments' | 'ways'>,
): Reshaped {
  const ways = request.ways.map(({ way, ships }) => ({ own: requireWay(old, way), ships }));
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

/** A number for one ship more: one that the way has given up before, else a new one. */
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

/** The segments of a way, all of them still to be travelled. */
function requireWay(old: readonly BookedSegment[], way: number): BookedSegment[] {
  const own = inOrderOfTravel(old).filter((booked) => booked.way === way && !booked.isReplaced);
  const gone = own.find(
    (booked) => booked.hasDeparted && booked.tickets.some(({ state }) => state === 'live'),
  );
  if (gone) throw refused(departed(gone.seq));
  const usable = own.filter((booked) => usableOf(booked).length > 0);
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
    const isKnown = booked && (added.has(segment) || aheadOf(booked).length + openOf(booked).length > 0);
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
