import { bilingual } from '#reservations/messages/texts.ts';
import { sql } from 'kysely';
import { hashOf, once, replay, type StoredResponse } from '../bookings/idempotency.ts';
import { type BookingRow, lockBooking } from '../bookings/read.ts';
import { openTicketsOf, readBookedSegments } from '#reservations/bookings/booked-segments.ts';
import { saveBooking } from '#reservations/bookings/save-booking.ts';
import { movePlaces, additionalAllocations, writeTickets } from '#reservations/bookings/store.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { lockSailing } from '#reservations/sailings/inventory/capacity.ts';
import { enqueueEmail } from '#reservations/bookings/enqueue-email.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { noteFact } from '../sailings/facts.ts';
import { delaySailing, moveQuay, swapVessel } from '../sailings/status.ts';
import { reportOf } from './report.ts';
import {
  affectedBy,
  type Disruption,
  findDisruption,
  lockDisruptionsOn,
} from '#reservations/bookings/disruption-rows.ts';

/**
 * Withdraws a disruption: the sailing runs as planned after all. Possible as long as nobody has chosen another ship
 * or a refund, and nothing newer was reported about the sailing; everybody who was notified is notified again.
 * @throws DomainError not_found, state_conflict, sold_out
 */
export async function withdrawDisruption(context: Context, id: string, key: string): Promise<StoredResponse> {
  const now = context.clock();
  const claim = { scope: `withdraw ${id}`, key, bodyHash: hashOf(id) };
  const earlier = await replay(context, claim);
  if (earlier) return earlier;
  const catalogue = await context.catalogue();
  return once(context, claim, now, async (trx) => {
    const known = await findDisruption(trx, id);
    if (!known) throw new DomainError('not_found');
    if (!known.withdrawnAt) await undo(trx, context, catalogue, known);
    const withdrawn = await findDisruption(trx, id);
    if (!withdrawn) throw new DomainError('not_found');
    return { status: 200, answer: JSON.stringify(await reportOf(trx, withdrawn)) };
  });
}

/**
 * Locks bookings first, then the disruptions of the sailing, then its places: the order in which travellers' choices
 * lock them.
 */
async function undo(trx: Db, context: Context, catalogue: Catalogue, disruption: Disruption): Promise<void> {
  const rows: BookingRow[] = [];
  const affected = await affectedBy(trx, disruption.id);
  for (const { bookingId } of affected.toSorted((a, b) => (a.bookingId < b.bookingId ? -1 : 1))) {
    const row = await lockBooking(trx, bookingId);
    if (row) rows.push(row);
  }
  const active = await lockDisruptionsOn(trx, disruption.sailingId);
  const isInForce = active.some(({ id }) => id === disruption.id);
  const chosen = (await affectedBy(trx, disruption.id)).some(
    ({ choice }) => choice === 'rebook' || choice === 'refund',
  );
  if (!isInForce || chosen) throw cannot(chosen);
  await restoreSailing(trx, context, disruption);
  if (disruption.kind === 'swap-vessel')
    for (const row of rows) await takeBack(trx, context, catalogue, row, disruption);
  const at = context.clock();
  await sql`update reservations.disruption set withdrawn_at = ${at.toISOString()}::timestamptz
    where id = ${disruption.id}::uuid`.execute(trx);
  await sql`update reservations.disruption set superseded_by = null where superseded_by = ${disruption.id}::uuid`.execute(
    trx,
  );
  // Another version, so that calendars add the ship again (SEQUENCE in iCalendar).
  await sql`update reservations.booking set version = version + 1 where id in (
    select booking_id from reservations.disruption_booking where disruption_id = ${disruption.id}::uuid)`.execute(
    trx,
  );
  for (const { bookingId, segment, effect, offeredAt } of affected)
    if (offeredAt)
      await enqueueEmail(trx, {
        context,
        at,
        bookingId,
        kind: 'disrupted',
        occasion: `withdrawn ${disruption.id}`,
        data: { disruptionId: disruption.id, what: 'withdrawn', segment, before: effect },
      });
}

async function restoreSailing(trx: Db, context: Context, disruption: Disruption): Promise<void> {
  const { sailingId, detail } = disruption;
  const at = context.clock();
  const notice = detail.before?.notice ?? null;
  const fact = { sailingId, at, notice };
  const { seq = 0, fromSeq = 0 } = detail;
  switch (disruption.kind) {
    case 'cancel':
      await lockSailing(trx, sailingId);
      await sql`update reservations.sailing set status = 'planned', cause = null where id = ${sailingId}`.execute(
        trx,
      );
      return noteFact(trx, fact, 'sailing-restored', {});
    case 'skip-call':
      await lockSailing(trx, sailingId);
      await sql`update reservations.sailing_call set skipped = false
        where sailing_id = ${sailingId} and seq = ${seq}::integer`.execute(trx);
      return noteFact(trx, fact, 'call-restored', { seq });
    case 'delay':
      await delaySailing(trx, { ...fact, delayMinutes: detail.before?.delayMinutes ?? 0, fromSeq });
      return;
    case 'move-quay':
      if (detail.before?.quayId) await moveQuay(trx, { ...fact, seq, quayId: detail.before.quayId });
      return;
    case 'swap-vessel': {
      const swap = await swapVessel(trx, { ...fact, vesselId: detail.before?.vesselId ?? '' });
      if (swap.kind === 'too-small') throw cannot(false);
    }
  }
}

/** Returns displaced bookings to their places. @throws DomainError sold_out when somebody else has them by now */
async function takeBack(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  row: BookingRow,
  disruption: Disruption,
): Promise<void> {
  const now = context.clock();
  const bookedSegments = await readBookedSegments(trx, row.id, now);
  const booked = bookedSegments.find(
    (each) => each.isDisplaced && each.trip.sailingId === disruption.sailingId,
  );
  if (!booked) return;
  const tickets = openTicketsOf(booked);
  const items = new Set(tickets.map(({ item }) => item));
  await movePlaces(trx, row.id, [], additionalAllocations(catalogue, row.party, booked, items));
  await sql`update reservations.booking_segment set open_until = null, opened_at = null, displaced_at = null
    where booking_id = ${row.id}::uuid and seq = ${booked.seq}::integer`.execute(trx);
  await writeTickets(
    trx,
    row.id,
    tickets.map((ticket) => ({ ...ticket, state: 'live' as const })),
  );
  await saveBooking(trx, row, row.state === 'open' ? 're-date' : [], {
    at: now,
    what: 'displacement-withdrawn',
    detail: { segment: booked.seq },
  });
}

function cannot(chosen: boolean): DomainError {
  return new DomainError('state_conflict', {
    detail: chosen ? bilingual('refusals.choicesMade') : bilingual('refusals.newerFact'),
  });
}
