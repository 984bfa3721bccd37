import { bilingual } from '#reservations/messages/texts.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { fieldError, prepare } from '#reservations/bookings/prepare.ts';
import type { ChangeQuoteRequest } from '#contracts/reservations/life/changes.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { timeState } from '#reservations/sailings/availability.ts';
import { tripId } from '#reservations/sailings/segment-id.ts';
import type { EnlargedParty } from './party.ts';
import {
  upcomingTicketsOf,
  inOrderOfTravel,
  openTicketsOf,
  type BookedSegment,
  partyOf,
  usableTicketsOf,
} from '#reservations/bookings/booked-segments.ts';
import type { ReshapedSegments } from './reshape.ts';
import { termsAt, tierOf } from '#reservations/bookings/terms.ts';

/** By the terms of the sailing that is left. `givesBack`: a lower price is refunded, at least in part. */
export type LeaveTerms = {
  givesBack: boolean;
  wasOpen: boolean;
  reason: Bilingual | null;
  until: Date | null;
};

/** A segment with its sailing before and after. */
export type MovedSegment = LeaveTerms & { before: BookedSegment; after: BookedSegment };

/** A segment that its bound no longer needs. */
export type DroppedSegment = LeaveTerms & { part: BookedSegment };

/**
 * The sailings that the traveller wants instead: checks that they exist, fit the party and each other, are on sale,
 * and that it is early enough to leave the old ones.
 * @throws DomainError rule_violation, sales_closed
 */
export async function movedSegments(
  db: Db,
  catalogue: Catalogue,
  { parts: bookedSegments, wanted, added, dropped }: ReshapedSegments,
  team: Pick<EnlargedParty, 'party' | 'items'>,
  request: Pick<ChangeQuoteRequest, 'remove'>,
  now: Date,
): Promise<MovedSegment[]> {
  if (wanted.size === 0 && team.items.length === 0) return [];
  const dated = inOrderOfTravel(bookedSegments).filter(
    (booked) => !dropped.has(booked.seq) && (wanted.has(booked.seq) || upcomingTicketsOf(booked).length > 0),
  );
  const gone = new Set(request.remove);
  const stay = dated.flatMap((booked) =>
    usableTicketsOf(booked).flatMap(({ item }) => (gone.has(item) ? [] : [item])),
  );
  if (dated.length === 0 || stay.length === 0) return [];
  const prepared = await prepare(
    db,
    catalogue,
    {
      segments: dated.map((booked) => {
        const want = wanted.get(booked.seq);
        return {
          tripId: want?.tripId ?? tripId(booked.trip),
          class: want?.class ?? booked.class,
          direction: booked.direction,
          way: booked.way,
        };
      }),
      party: partyOf(team.party, new Set([...stay, ...team.items])).party,
    },
    athensDay(now),
  );
  return dated.flatMap((before, index): MovedSegment[] => {
    const want = wanted.get(before.seq);
    const segment = prepared.trips[index];
    if (!want || !segment) return [];
    const after = {
      ...before,
      trip: segment,
      class: want.class,
      departsAt: new Date(segment.calls[0]?.departs ?? 0),
    };
    const beside = added.get(before.seq);
    if (beside) return [joinedTo(beside, before, after, now)];
    const isSame = tripId(segment) === tripId(before.trip) && want.class === before.class;
    if (isSame && openTicketsOf(before).length === 0) return [];
    requireOnSale(after, now);
    const leaving =
      openTicketsOf(before).length > 0 ? redated(before, after) : leavingOf(catalogue, before, now);
    return [{ before, after, ...leaving }];
  });
}

/**
 * The segments that their bounds no longer need, with the terms for leaving them.
 * @throws DomainError rule_violation
 */
export function droppedSegments(
  catalogue: Catalogue,
  { parts: bookedSegments, dropped }: ReshapedSegments,
  now: Date,
): DroppedSegment[] {
  return bookedSegments
    .filter(({ seq }) => dropped.has(seq))
    .map((booked) => ({
      part: booked,
      ...(openTicketsOf(booked).length > 0 ? openTerms : leavingOf(catalogue, booked, now)),
    }));
}

const openTerms: LeaveTerms = { givesBack: false, wasOpen: true, reason: null, until: null };

/**
 * An additional ship of a bound: everybody on the bound travels on it too. If the bound has no date, it determines
 * how long the ticket is valid.
 */
function joinedTo(
  beside: BookedSegment,
  before: BookedSegment,
  after: BookedSegment,
  now: Date,
): MovedSegment {
  requireOnSale(after, now);
  const isOpen = openTicketsOf(beside).length > 0;
  if (isOpen) redated(beside, after);
  const tickets = usableTicketsOf(beside).map((ticket) => ({
    ...ticket,
    segment: after.seq,
    class: after.class,
    cents: 0,
    state: 'live' as const,
  }));
  return {
    before: { ...before, ...pickTrip(after) },
    after: { ...after, tickets },
    givesBack: false,
    wasOpen: isOpen,
    reason: null,
    until: null,
  };
}

/** A new segment has no sailing before. */
function pickTrip({
  trip: segment,
  departsAt,
  class: travelClass,
}: BookedSegment): Pick<BookedSegment, 'trip' | 'departsAt' | 'class'> {
  return { trip: segment, departsAt, class: travelClass };
}

function leavingOf(catalogue: Catalogue, before: BookedSegment, now: Date): LeaveTerms {
  if (before.isCancelledByCarrier)
    throw violation(before, 'cancelled_by_carrier', bilingual('errors.cancelledByCarrier'));
  const found = tierOf(termsAt(catalogue, now), before, now);
  if (!found) throw violation(before, 'too_late', bilingual('errors.tooLateToChange'));
  const { tier, until } = found;
  return { givesBack: tier.givesBack, wasOpen: false, reason: tier.reason, until };
}

function redated(before: BookedSegment, after: BookedSegment): LeaveTerms {
  if (before.openUntil !== null && after.trip.day > before.openUntil)
    throw violation(
      before,
      'ticket_too_old',
      bilingual('errors.ticketTooOld', { day: { el: greekDay(before.openUntil), en: before.openUntil } }),
    );
  return openTerms;
}

export function requireOnSale(booked: BookedSegment, now: Date): void {
  const state = timeState(booked.trip, now);
  if (state === null) return;
  throw new DomainError('sales_closed', {
    segment: booked.seq,
    ...(state === 'cancelled' && {
      detail: bilingual('refusals.sailingCancelled'),
    }),
  });
}

function violation(booked: BookedSegment, code: string, message: Bilingual): DomainError {
  return new DomainError('rule_violation', { errors: [fieldError(`segments.${booked.seq}`, code, message)] });
}

/** `2027-03-01` in Greek notation: 1/3/2027. */
function greekDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}/${month}/${year}`;
}
