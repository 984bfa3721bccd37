import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { addMonths } from '#reservations/rights/open-date.ts';
import {
  inOrderOfTravel,
  type BookedSegment,
  remainingTicketsOf,
} from '#reservations/bookings/booked-segments.ts';
import { type Db, all, type RowOf } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { sumCents } from '#foundation/money/cents.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { ends } from '#reservations/sailings/journey.ts';
import { compensationOf } from '#reservations/rights/compensation.ts';
import { journeysOf } from './journeys.ts';
import type { RightsAnswer } from '#reservations/rights/refund.ts';
import { ruleOn } from '#reservations/rights/rules.ts';

export type LateJourney = {
  segments: number[];
  state: 'none' | 'not-yet' | 'claimable' | 'claimed' | 'too-late';
  lateSeconds: number;
  answer: RightsAnswer;
};

const JourneyDisruption = {
  sailingId: v.string(),
  cause: column.disruption.cause,
  createdAt: column.disruption.created_at,
  segment: v.nullable(column.disruption_booking.segment),
  plan: v.nullable(v.object({ departs: v.number(), arrives: v.number(), soonest: v.number() })),
};
type JourneyDisruption = RowOf<typeof JourneyDisruption>;

/**
 * How late each journey of a booking arrives, or arrived, and the compensation for it. Rebooked travellers are
 * measured against the journey as bought, but never as later than the first ship that was offered (decision 026).
 */
export async function lateJourneysOf(
  db: Db,
  catalogue: Catalogue,
  booking: { id: string; createdAt: Date; isPaid: boolean },
  bookedSegments: readonly BookedSegment[],
  now: Date,
): Promise<LateJourney[]> {
  const travelling = inOrderOfTravel(bookedSegments).filter(
    (booked) => booked.openUntil === null && remainingTicketsOf(booked).length > 0,
  );
  const upsets = await journeyDisruptionsOf(db, booking.id, travelling);
  const claimed = await claimedOf(db, booking.id);
  const missed = await missedBy(db, booking.id, travelling);
  return journeysOf(catalogue, travelling).flatMap((indexes): LateJourney[] => {
    const own = indexes.flatMap((index) => travelling[index] ?? []);
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last) return [];
    const segments = own.map(({ seq }) => seq);
    const moved = upsets.find(({ segment, plan }) => plan && segment !== null && segments.includes(segment));
    const [, landing] = ends(last.trip);
    const arrives = landing.expectedArrives ?? 0;
    const planned = moved?.plan?.arrives ?? landing.arrives ?? 0;
    const departs = Math.min(ends(first.trip)[0].departs ?? 0, moved?.plan?.departs ?? Infinity);
    const counted = moved?.plan ? Math.min(arrives, Math.max(moved.plan.soonest, planned)) : arrives;
    const cancelled = own.some(({ isCancelledByCarrier }) => isCancelledByCarrier);
    const lateSeconds = cancelled ? 0 : Math.max(0, Math.floor((counted - planned) / 1000));
    const upset =
      moved ??
      upsets.find(({ sailingId }) => own.some(({ trip: segment }) => segment.sailingId === sailingId));
    const answer = compensationOf(catalogue.rights, {
      priceCents: booking.isPaid ? sumCents(own.flatMap(remainingTicketsOf).map(({ cents }) => cents)) : 0,
      journeyMinutes: Math.round((planned - departs) / 60_000),
      lateSeconds,
      cause: upset?.cause ?? null,
      day: athensDay(new Date(departs)),
      wasAbsent: missed.has(last.trip.sailingId),
      knownAtPurchase: upset !== undefined && upset.createdAt.getTime() < booking.createdAt.getTime(),
    });
    const day = athensDay(new Date(departs));
    const claimUntil = addMonths(day, ruleOn(catalogue.rights, 'terms', day).claimMonths);
    const state = claimed.has(first.seq)
      ? 'claimed'
      : answer.cents === 0
        ? 'none'
        : arrives > now.getTime()
          ? 'not-yet'
          : athensDay(now) > claimUntil
            ? 'too-late'
            : 'claimable';
    return [{ segments, state, lateSeconds, answer }];
  });
}

/** Why its ships were late, the latest report first; and the original plan before a rebooking. */
function journeyDisruptionsOf(
  db: Db,
  bookingId: string,
  bookedSegments: readonly BookedSegment[],
): Promise<JourneyDisruption[]> {
  return all(
    db,
    JourneyDisruption,
    sql`select d.sailing_id as "sailingId", d.cause, d.created_at as "createdAt", a.segment, a.detail->'plan' as plan
      from reservations.disruption d left join reservations.disruption_booking a on a.disruption_id = d.id
        and a.booking_id = ${bookingId}::uuid and a.choice = 'rebook'
      where d.withdrawn_at is null and (a.booking_id is not null or d.kind in ('delay', 'cancel', 'skip-call')
        and d.superseded_by is null and d.sailing_id in (select value from json_array_elements_text(
          ${JSON.stringify(bookedSegments.map(({ trip: segment }) => segment.sailingId))}::text::json)))
      order by d.created_at desc, d.id`,
  );
}

async function claimedOf(db: Db, bookingId: string): Promise<Set<number>> {
  const rows = await all(
    db,
    { segment: column.rights_claim.segment },
    sql`select segment from reservations.rights_claim
      where booking_id = ${bookingId}::uuid and kind = 'compensation'`,
  );
  return new Set(rows.map(({ segment }) => segment));
}

/** Sailings on which boarding was scanned and nobody of the booking was seen. */
async function missedBy(
  db: Db,
  bookingId: string,
  bookedSegments: readonly BookedSegment[],
): Promise<Set<string>> {
  const rows = await all(
    db,
    { sailingId: v.string() },
    sql`select s.sailing_id as "sailingId" from reservations.scan s
      left join reservations.ticket t on t.document = s.document and t.booking_id = ${bookingId}::uuid
      where s.kind = 'board' and s.sailing_id in (select value from json_array_elements_text(
        ${JSON.stringify(bookedSegments.map(({ trip: segment }) => segment.sailingId))}::text::json))
      group by s.sailing_id having count(t.document) = 0`,
  );
  return new Set(rows.map(({ sailingId }) => sailingId));
}
