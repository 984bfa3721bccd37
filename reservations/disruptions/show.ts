import { athensInstant } from '#foundation/dates/athens.ts';
import { type BookingRow, findBooking } from '../bookings/read.ts';
import { type BookedSegment, readBookedSegments } from '#reservations/bookings/booked-segments.ts';
import type { BookingDisruption, BookingDisruptions } from '#contracts/reservations/disruptions/traveller.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { causeOf } from '../rights/compensation.ts';
import { assistanceOf } from '../rights/waiting.ts';
import { ends } from '../sailings/journey.ts';
import { choicesOf, secondsLate } from '#reservations/bookings/disruption-effects.ts';
import { alternativesFor, nightsUntil, offersOf, replacedSegmentsOf } from './offers.ts';
import { planCarrierRefund } from './refund-plan.ts';
import { type AffectedRow, type Disruption, disruptionsOf } from '#reservations/bookings/disruption-rows.ts';

/**
 * The disruptions of a booking and what its owner may choose now; offers are computed again, so that none is shown
 * that is gone.
 */
export async function showDisruptions(
  db: Db,
  catalogue: Catalogue,
  reference: string,
  now: Date,
): Promise<BookingDisruptions> {
  const row = await findBooking(db, reference);
  if (!row) throw new DomainError('not_found');
  const bookedSegments = await readBookedSegments(db, row.id, now);
  const disruptions: BookingDisruption[] = [];
  for (const each of await disruptionsOf(db, row.id))
    disruptions.push(await showOne(db, catalogue, row, bookedSegments, each, now));
  return { reference, version: row.version, asOf: athensInstant(now), disruptions };
}

async function showOne(
  db: Db,
  catalogue: Catalogue,
  row: BookingRow,
  bookedSegments: readonly BookedSegment[],
  { disruption, row: affected }: { disruption: Disruption; row: AffectedRow },
  now: Date,
): Promise<BookingDisruption> {
  const choices = choicesOf(disruption, affected, bookedSegments);
  const unit = choices.includes('rebook')
    ? replacedSegmentsOf(catalogue, bookedSegments, affected.segment)
    : null;
  const chains = unit ? await alternativesFor(db, catalogue, row, unit, now) : [];
  const refund = choices.includes('refund')
    ? await planCarrierRefund(db, catalogue, row, bookedSegments, {
        segment: affected.segment,
        cause: disruption.cause,
        now,
      })
    : null;
  const booked = bookedSegments.find(({ seq }) => seq === affected.segment);
  const day = booked?.trip.day ?? athensInstant(now).slice(0, 10);
  const cause = causeOf(catalogue.rights, disruption.cause, day);
  return {
    id: disruption.id,
    kind: disruption.kind,
    cause: cause?.name ?? { el: disruption.cause, en: disruption.cause },
    text: disruption.text,
    createdAt: athensInstant(disruption.createdAt),
    segment: affected.segment,
    effect: affected.effect,
    choice: affected.choice,
    choices: choices.filter((choice) => choice !== affected.choice),
    offers: offersOf(catalogue, chains),
    refund: refund && { ...refund.answer, segments: refund.segments },
    assistance:
      booked && choices.length > 0
        ? assistanceOf(catalogue.rights, {
            lateSeconds: waitOf(booked, affected.effect),
            nights: nightsUntil(day, chains) ?? 1,
            cause: disruption.cause,
            day,
          })
        : [],
  };
}

/** Null: this ship does not take them at all. */
function waitOf(booked: BookedSegment, effect: AffectedRow['effect']): number | null {
  if (effect !== 'late') return null;
  const [boarding] = ends(booked.trip);
  return secondsLate(boarding.departs, boarding.expectedDeparts);
}
