import { athensDay } from '#lib/dates/athens.ts';
import { fieldError, prepare } from '../bookings/prepare.ts';
import type { ChangeQuoteRequest } from '../contract/life/changes.ts';
import type { Bilingual } from '../contract/primitives.ts';
import type { Db } from '../db/rows.ts';
import type { Catalogue } from '../network/catalogue.ts';
import { Refusal } from '../refusal.ts';
import { timeState } from '../sailings/offer.ts';
import { tripId } from '../sailings/trip-id.ts';
import type { Joined } from './party.ts';
import { aheadOf, openOf, type Part, partyOf, usableOf } from './parts.ts';
import { termsAt, tierOf } from '../life/terms.ts';

/** A segment with its sailing before and after. `givesBack`: a lower price gives something back. */
export type MovedPart = {
  before: Part;
  after: Part;
  givesBack: boolean;
  wasOpen: boolean;
  reason: Bilingual | null;
  until: Date | null;
};

/**
 * The sailings that the traveller wants instead: they exist, fit the party and each other, are on sale, and it is early enough
 * to leave the old ones.
 * @throws Refusal rule_violation, sales_closed
 */
export async function movedParts(
  db: Db,
  catalogue: Catalogue,
  parts: readonly Part[],
  team: Pick<Joined, 'party' | 'items'>,
  request: Pick<ChangeQuoteRequest, 'segments' | 'remove'>,
  now: Date,
): Promise<MovedPart[]> {
  requireKnown(parts, request);
  const wanted = new Map(request.segments.map((each) => [each.segment, each]));
  if (wanted.size === 0 && team.items.length === 0) return [];
  const dated = parts.filter((part) => wanted.has(part.seq) || aheadOf(part).length > 0);
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
    const isSame = tripId(trip) === tripId(before.trip) && want.class === before.class;
    if (isSame && openOf(before).length === 0) return [];
    const after = { ...before, trip, class: want.class, departsAt: new Date(trip.calls[0]?.departs ?? 0) };
    requireOnSale(after, now);
    return [openOf(before).length > 0 ? redated(before, after) : moved(catalogue, before, after, now)];
  });
}

function moved(catalogue: Catalogue, before: Part, after: Part, now: Date): MovedPart {
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
  return { before, after, givesBack: tier.givesBack, wasOpen: false, reason: tier.reason, until };
}

function redated(before: Part, after: Part): MovedPart {
  if (before.openUntil !== null && after.trip.day > before.openUntil)
    throw violation(
      before,
      'ticket_too_old',
      `Το εισιτήριο ισχύει έως ${greekDay(before.openUntil)}. Επιλέξτε δρομολόγιο έως τότε.`,
      `The ticket is valid until ${before.openUntil}. Choose a sailing up to then.`,
    );
  return { before, after, givesBack: false, wasOpen: true, reason: null, until: null };
}

function requireKnown(parts: readonly Part[], request: Pick<ChangeQuoteRequest, 'segments'>): void {
  const seen = new Set<number>();
  for (const { segment } of request.segments) {
    const part = parts.find(({ seq }) => seq === segment);
    if (part && aheadOf(part).length + openOf(part).length > 0 && !seen.has(segment)) {
      seen.add(segment);
      continue;
    }
    throw new Refusal('rule_violation', {
      errors: [
        part?.hasDeparted
          ? fieldError(
              `segments.${segment}`,
              'departed',
              'Το πλοίο έχει αναχωρήσει και η διαδρομή δεν αλλάζει πια.',
              'The ship has left, and this segment can no longer be changed.',
            )
          : fieldError(
              `segments.${segment}`,
              'unknown_segment',
              'Η κράτηση δεν έχει τέτοια διαδρομή, ή την αναφέρατε δύο φορές.',
              'The booking has no such segment, or it was named twice.',
            ),
      ],
    });
  }
}

export function requireOnSale(part: Part, now: Date): void {
  const state = timeState(part.trip, now);
  if (state === null) return;
  throw new Refusal('sales_closed', {
    segment: part.seq,
    ...(state === 'cancelled' && {
      detail: { el: 'Το δρομολόγιο ακυρώθηκε.', en: 'This sailing has been cancelled.' },
    }),
  });
}

function violation(part: Part, code: string, el: string, en: string): Refusal {
  return new Refusal('rule_violation', { errors: [fieldError(`segments.${part.seq}`, code, el, en)] });
}

/** `2027-03-01` as it is written in Greek: 1/3/2027. */
function greekDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}/${month}/${year}`;
}
