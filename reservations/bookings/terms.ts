import { addMinutes, athensDay } from '#foundation/dates/athens.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { upcomingTicketsOf, type BookedSegment } from './booked-segments.ts';
import { openDateOf } from '#reservations/rights/open-date.ts';

export type Terms = Catalogue['changeTerms'][number];
export type ChangeTier = Terms['changes'][number];

/** The change terms in force; null when the operator allows no changes. */
export function termsAt(catalogue: Catalogue, now: Date): Terms | null {
  const day = athensDay(now);
  return (
    catalogue.changeTerms.find(
      (terms) => terms.validFrom <= day && (terms.validTo === null || day <= terms.validTo),
    ) ?? null
  );
}

/** The change terms that apply to a sailing now, and until when they do; null when it is too late. */
export function tierOf(
  terms: Terms | null,
  part: Pick<BookedSegment, 'departsAt'>,
  now: Date,
): { tier: ChangeTier; until: Date } | null {
  for (const tier of terms?.changes ?? []) {
    const until = addMinutes(part.departsAt, -tier.untilMinutes);
    if (now.getTime() <= until.getTime()) return { tier, until };
  }
  return null;
}

/** The last moment at which a change is possible. */
export function lastChange(terms: Terms | null, part: Pick<BookedSegment, 'departsAt'>): Date | null {
  const minutes = terms?.changes.map((tier) => tier.untilMinutes) ?? [];
  return minutes.length === 0 ? null : addMinutes(part.departsAt, -Math.min(...minutes));
}

export function earliest(moments: readonly (Date | null)[]): Date | null {
  return moments
    .filter((moment) => moment !== null)
    .reduce<Date | null>((soonest, moment) => (soonest && soonest <= moment ? soonest : moment), null);
}

/** Until when a segment can be left open; null when the rules or the state of its sailing do not allow it. */
export function openUntilMoment(catalogue: Catalogue, booked: BookedSegment, now: Date): Date | null {
  if (booked.isCancelledByCarrier || upcomingTicketsOf(booked).length === 0) return null;
  const answer = openDateOf(catalogue.rights, { departsAt: booked.departsAt, now });
  return answer?.isPossible ? new Date(answer.until) : null;
}
