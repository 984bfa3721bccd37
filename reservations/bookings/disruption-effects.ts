import { minutesBetween } from '#foundation/dates/athens.ts';
import { type BookedSegment, remainingTicketsOf } from './booked-segments.ts';
import type { DisruptionEffect } from '#contracts/reservations/disruptions/operator.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { choiceOf } from '#reservations/rights/waiting.ts';
import { ends } from '#reservations/sailings/journey.ts';
import type { Segment } from '#reservations/sailings/segments.ts';
import type { AffectedRow, Disruption } from './disruption-rows.ts';

/** A segment of a booking, travelled or not. */
export type Leg = { seq: number; trip: Segment; isLive: boolean };

export type Effect = { segment: number; sailingId: string; effect: DisruptionEffect };

/**
 * The effect of a disruption on a booking with these segments, after the facts of the sailing were changed; null when
 * there is none. The most serious effect counts. Pure.
 */
export function effectOn(
  catalogue: Pick<Catalogue, 'rights' | 'minConnection'>,
  disruption: Pick<Disruption, 'sailingId' | 'kind' | 'detail'>,
  legs: readonly Leg[],
): Effect | null {
  const index = legs.findIndex((leg) => leg.isLive && leg.trip.sailingId === disruption.sailingId);
  const leg = legs[index];
  if (!leg) return null;
  const own = (effect: DisruptionEffect): Effect => ({
    segment: leg.seq,
    sailingId: leg.trip.sailingId,
    effect,
  });
  const { seq } = disruption.detail;
  switch (disruption.kind) {
    case 'cancel':
      return own('broken');
    case 'skip-call':
      return seq === leg.trip.fromSeq || seq === leg.trip.toSeq ? own('broken') : null;
    case 'move-quay':
      return seq === leg.trip.fromSeq || seq === leg.trip.toSeq ? own('told') : null;
    // Displaced bookings are listed by the code that displaces them.
    case 'swap-vessel':
      return own('told');
    case 'delay':
      return delayed(
        catalogue,
        leg,
        legs.slice(index + 1).find((each) => each.isLive),
        own,
      );
  }
}

function delayed(
  catalogue: Pick<Catalogue, 'rights' | 'minConnection'>,
  leg: Leg,
  next: Leg | undefined,
  own: (effect: DisruptionEffect) => Effect,
): Effect | null {
  const [boarding, landing] = ends(leg.trip);
  const late = secondsLate(boarding.departs, boarding.expectedDeparts);
  if (choiceOf(catalogue.rights, late, leg.trip.day)) return own('late');
  if (next && isMissed(catalogue, leg.trip, next.trip))
    return { segment: next.seq, sailingId: next.trip.sailingId, effect: 'connection' };
  const later = secondsLate(landing.arrives, landing.expectedArrives);
  return late > 0 || later > 0 ? own('told') : null;
}

/** Enough time to change by the timetable, but not any more. */
function isMissed(catalogue: Pick<Catalogue, 'minConnection'>, one: Segment, other: Segment): boolean {
  const [, landing] = ends(one);
  const [boarding] = ends(other);
  const needed = catalogue.minConnection(boarding.port);
  const planned = minutesBetween(new Date(landing.arrives ?? 0), new Date(boarding.departs ?? 0));
  const left = minutesBetween(
    new Date(landing.expectedArrives ?? 0),
    new Date(boarding.expectedDeparts ?? 0),
  );
  return planned >= needed && left < needed;
}

export function secondsLate(planned: number | null, expected: number | null): number {
  return planned === null || expected === null ? 0 : Math.floor((expected - planned) / 1000);
}

export type Choice = 'rebook' | 'refund' | 'keep';

/**
 * What a traveller may still choose. Those who can't travel as booked can choose as long as their tickets stand,
 * before or after departure; a missed connection can be refunded afterwards. A late ship can be given up until it
 * sails, and afterwards by those who were not scanned at boarding while others were.
 */
export function choicesOf(
  disruption: Pick<Disruption, 'withdrawnAt'>,
  row: Pick<AffectedRow, 'segment' | 'effect' | 'choice' | 'listedSailing' | 'isAboard' | 'isScanned'>,
  bookedSegments: readonly BookedSegment[],
): Choice[] {
  const booked = bookedSegments.find(({ seq }) => seq === row.segment);
  if (!booked || disruption.withdrawnAt || row.choice === 'rebook' || row.choice === 'refund') return [];
  if (remainingTicketsOf(booked).length === 0 || booked.trip.sailingId !== row.listedSailing) return [];
  switch (row.effect) {
    case 'broken':
      return isWithoutPlace(booked) ? ['rebook', 'refund'] : [];
    case 'late':
      if (booked.isCancelledByCarrier || row.isAboard) return [];
      if (booked.hasDeparted) return row.isScanned ? ['refund'] : [];
      return ['rebook', 'refund', 'keep'];
    case 'connection':
      return booked.hasDeparted ? ['refund'] : ['rebook', 'refund', 'keep'];
    case 'told':
      return [];
  }
}

/** Cancelled or displaced. After an open date is set again, the segment has a ship. */
function isWithoutPlace(booked: BookedSegment): boolean {
  return booked.isCancelledByCarrier || booked.isDisplaced;
}
