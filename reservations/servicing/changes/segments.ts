import { athensDay } from '#foundation/dates/athens.ts';
import { fieldError, prepare } from '#reservations/bookings/prepare.ts';
import type { ChangeQuoteRequest } from '#contracts/reservations/life/changes.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { DomainError } from '#reservations/kernel/refusal.ts';
import { timeState } from '#reservations/sailings/offer.ts';
import { tripId } from '#reservations/sailings/trip-id.ts';
import type { Joined } from './party.ts';
import {
  aheadOf,
  inOrderOfTravel,
  openOf,
  type BookedSegment,
  partyOf,
  usableOf,
} from '#reservations/bookings/parts.ts';
import type { Reshaped } from './reshape.ts';
import { termsAt, tierOf } from '#reservations/bookings/terms.ts';

/** By the terms of the sailing that is left. `givesBack`: a lower price gives something back. */
export type Leaving = {
  givesBack: boolean;
  wasOpen: boolean;
  reason: Bilingual | null;
  until: Date | null;
};

/** A segment with its sailing before and after. */
export type MovedPart = Leaving & { before: BookedSegment; after: BookedSegment };

/** A segment that its way no longer needs. */
export type DroppedPart = Leaving & { part: BookedSegment };

/**
 * The sailings that the traveller wants instead: they exist, fit the party and each other, are on sale, and it is early enough
 * to leave the old ones.
 * @throws Refusal rule_violation, sales_closed
 */
export async function movedParts(
  db: Db,
  catalogue: Catalogue,
  { parts, wanted, added, dropped }: Reshaped,
  team: Pick<Joined, 'party' | 'items'>,
  request: Pick<ChangeQuoteRequest, 'remove'>,
  now: Date,
): Promise<MovedPart[]> {
  if (wanted.size === 0 && team.items.length === 0) return [];
  const dated = inOrderOfTravel(parts).filter(
    (part) => !dropped.has(part.seq) && (wanted.has(part.seq) || aheadOf(part).length > 0),
  );
  const gone = new Set(request.remove);
  const stay = dated.flatMap((part) => usableOf(part).flatMap(({ item }) => (gone.has(item) ? [] : [item])));
  if (dated.length === 0 || stay.length === 0) return [];
  const prepared = await prepare(
    db,
    catalogue,
    {
      segments: dated.map((part) => {
        const want = wanted.get(part.seq);
        return {
          tripId: want?.tripId ?? tripId(part.trip),
          class: want?.class ?? part.class,
          direction: part.direction,
          way: part.way,
        };
      }),
      party: partyOf(team.party, new Set([...stay, ...team.items])).party,
    },
    athensDay(now),
  );
  return dated.flatMap((before, index): MovedPart[] => {
    const want = wanted.get(before.seq);
    const trip = prepared.trips[index];
    if (!want || !trip) return [];
    const after = { ...before, trip, class: want.class, departsAt: new Date(trip.calls[0]?.departs ?? 0) };
    const beside = added.get(before.seq);
    if (beside) return [joinedTo(beside, before, after, now)];
    const isSame = tripId(trip) === tripId(before.trip) && want.class === before.class;
    if (isSame && openOf(before).length === 0) return [];
    requireOnSale(after, now);
    const leaving = openOf(before).length > 0 ? redated(before, after) : leavingOf(catalogue, before, now);
    return [{ before, after, ...leaving }];
  });
}

/** The segments that their ways no longer need, by the terms under which they are left. @throws Refusal rule_violation */
export function droppedParts(catalogue: Catalogue, { parts, dropped }: Reshaped, now: Date): DroppedPart[] {
  return parts
    .filter(({ seq }) => dropped.has(seq))
    .map((part) => ({
      part,
      ...(openOf(part).length > 0 ? openTerms : leavingOf(catalogue, part, now)),
    }));
}

const openTerms: Leaving = { givesBack: false, wasOpen: true, reason: null, until: null };

/** A further ship of a way: whoever travels on the way travels on it too. Left without a date, the way says until when it is good. */
function joinedTo(beside: BookedSegment, before: BookedSegment, after: BookedSegment, now: Date): MovedPart {
  requireOnSale(after, now);
  const isOpen = openOf(beside).length > 0;
  if (isOpen) redated(beside, after);
  const tickets = usableOf(beside).map((ticket) => ({
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

/** A segment that begins now has no sailing before. */
function pickTrip({
  trip,
  departsAt,
  class: travelClass,
}: BookedSegment): Pick<BookedSegment, 'trip' | 'departsAt' | 'class'> {
  return { trip, departsAt, class: travelClass };
}

function leavingOf(catalogue: Catalogue, before: BookedSegment, now: Date): Leaving {
  if (before.isCancelledByCarrier)
    throw violation(
      before,
      'cancelled_by_carrier',
      'Το δρομολόγιο ακυρώθηκε από εμάς. Επιλέξτε άλλο από όσα σας προτείνουμε χωρίς χρέωση, ή ζητήστε τα χρήματά σας.',
      'We have cancelled this sailing. Choose another one from our offers free of charge, or ask for your money back.',
    );
  const found = tierOf(termsAt(catalogue, now), before, now);
  if (!found)
    throw violation(
      before,
      'too_late',
      'Είναι πολύ αργά για αλλαγή αυτού του δρομολογίου.',
      'It is too late to change this sailing.',
    );
  const { tier, until } = found;
  return { givesBack: tier.givesBack, wasOpen: false, reason: tier.reason, until };
}

function redated(before: BookedSegment, after: BookedSegment): Leaving {
  if (before.openUntil !== null && after.trip.day > before.openUntil)
    throw violation(
      before,
      'ticket_too_old',
      `Το εισιτήριο ισχύει έως ${greekDay(before.openUntil)}. Επιλέξτε δρομολόγιο έως τότε.`,
      `The ticket is valid until ${before.openUntil}. Choose a sailing up to then.`,
    );
  return openTerms;
}

export function requireOnSale(part: BookedSegment, now: Date): void {
  const state = timeState(part.trip, now);
  if (state === null) return;
  throw new DomainError('sales_closed', {
    segment: part.seq,
    ...(state === 'cancelled' && {
      detail: { el: 'Το δρομολόγιο ακυρώθηκε.', en: 'This sailing has been cancelled.' },
    }),
  });
}

function violation(part: BookedSegment, code: string, el: string, en: string): DomainError {
  return new DomainError('rule_violation', { errors: [fieldError(`segments.${part.seq}`, code, el, en)] });
}

/** `2027-03-01` as it is written in Greek: 1/3/2027. */
function greekDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}/${month}/${year}`;
}
