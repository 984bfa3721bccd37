import * as v from 'valibot';
import { sql } from 'kysely';
import { addMinutes, athensDay, athensInstant } from '#foundation/dates/athens.ts';
import { sumCents } from '#foundation/money/cents.ts';
import type { BookingRow } from '#reservations/bookings/read.ts';
import type { BookingTerms } from '#contracts/reservations/life/terms.ts';
import { type Db, all } from '#reservations/kernel/rows.ts';
import { allocationsOf } from '#reservations/sailings/inventory/move.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { openDateOf } from '#reservations/rights/open-date.ts';
import { deadlineOf, refundOf, type TicketLine } from '#reservations/rights/refund.ts';
import { rulesOn } from '#reservations/rights/rules.ts';
import { loadsOf, payDeadline, unpaidDeadline } from '#reservations/unpaid/deadline.ts';
import { termsAt } from '#reservations/bookings/terms.ts';

type SegmentTerms = BookingTerms['segments'][number];

/** The terms for a booking bought at `now`: refunds, changes and deadlines of each sailing. Changes nothing. */
export async function offeredTerms(
  db: Db,
  catalogue: Catalogue,
  row: BookingRow,
  now: Date,
  takesCards: boolean,
): Promise<BookingTerms> {
  const departures = await departuresOf(db, row.id);
  const [first] = departures;
  if (!first) throw new Error('booking without segments');
  const loads = await loadsOf(db, await allocationsOf(db, row.id), row.id);
  const payBy = unpaidDeadline(catalogue.policy, { loads, departure: first, now, takesCards });
  const [choice] = rulesOn(catalogue.rights, 'choice', athensDay(now));
  return {
    reference: row.reference,
    payBy: athensInstant(typeof payBy === 'string' ? payDeadline(catalogue.policy, first, now) : payBy),
    agency: typeof payBy !== 'string',
    segments: departures.map((departsAt, segment) => ({
      segment,
      refunds: refundsOf(
        catalogue,
        row.quote.lines.filter((line) => line.segment === segment),
        departsAt,
        now,
      ),
      changes: changesOf(catalogue, departsAt, now),
      openDate: openDateAt(catalogue, departsAt, now),
    })),
    carrier: choice?.reason ?? null,
  };
}

/** The refund at each deadline still ahead; a deadline that changes nothing is merged with the next. */
function refundsOf(
  { rights }: Catalogue,
  ticketLines: readonly TicketLine[],
  departsAt: Date,
  now: Date,
): SegmentTerms['refunds'] {
  const issuedOn = athensDay(now);
  const paidCents = sumCents(ticketLines.map(({ cents }) => cents));
  const steps = rulesOn(rights, 'refund', issuedOn)
    .filter(({ causes }) => causes.includes('passenger'))
    .map(({ notice }) => deadlineOf(notice, departsAt) ?? departsAt)
    .filter((deadline) => deadline.getTime() >= now.getTime())
    .toSorted((a, b) => a.getTime() - b.getTime());
  const refunds: SegmentTerms['refunds'] = [];
  for (const deadline of steps) {
    const answer = refundOf(rights, {
      ticketLines,
      paidCents,
      departsAt,
      now: deadline,
      cause: 'passenger',
      issuedOn,
    });
    const { cents, percent, source, until, legalReason: reason } = answer;
    if (cents <= 0) continue;
    const step = { until, cents, percent, reason, source };
    if (refunds.at(-1)?.cents === cents) refunds[refunds.length - 1] = step;
    else refunds.push(step);
  }
  return refunds;
}

function changesOf(catalogue: Catalogue, departsAt: Date, now: Date): SegmentTerms['changes'] {
  return (termsAt(catalogue, now)?.changes ?? []).flatMap(({ untilMinutes, reason }) => {
    const until = addMinutes(departsAt, -untilMinutes);
    return until.getTime() < now.getTime() ? [] : [{ until: athensInstant(until), reason }];
  });
}

function openDateAt({ rights }: Catalogue, departsAt: Date, now: Date): SegmentTerms['openDate'] {
  const answer = openDateOf(rights, { departsAt, now });
  if (!answer?.isPossible) return null;
  return { until: answer.until, reason: answer.legalReason, validUntil: answer.validUntil };
}

/** Departure of each segment by the timetable, in order. */
async function departuresOf(db: Db, id: string): Promise<Date[]> {
  const rows = await all(
    db,
    { departsAt: v.date() },
    sql`select c.departs_at as "departsAt" from reservations.booking_segment s
      join reservations.sailing_call c on c.sailing_id = s.sailing_id and c.seq = s.from_seq
      where s.booking_id = ${id}::uuid order by s.seq`,
  );
  return rows.map(({ departsAt }) => departsAt);
}
