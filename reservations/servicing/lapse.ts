import type { BookingRow } from '#reservations/bookings/read.ts';
import { readBookedSegments, usableTicketsOf } from '#reservations/bookings/booked-segments.ts';
import { saveBooking } from '#reservations/bookings/save-booking.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { refund } from '#reservations/bookings/ledger/refund.ts';
import { balanceDueOf } from '#reservations/bookings/ledger/offset.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { carryOut } from './cancel.ts';
import { planCancellation } from './cancel-plan.ts';

/**
 * The difference of a change was not paid in time. What is still ahead is cancelled as if by the traveller, and
 * refunded by the cancellation rules: letting a deadline pass must not refund more. What was travelled stays; the
 * difference is no longer owed. The caller has locked the booking.
 */
export async function lapseDifference(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  row: BookingRow,
): Promise<void> {
  const bookedSegments = await readBookedSegments(trx, row.id, context.clock());
  if (bookedSegments.every((booked) => usableTicketsOf(booked).length === 0)) {
    const owed = await balanceDueOf(trx, row.id);
    await refund(trx, context, row, Math.max(0, owed.cents), 'unpaid');
    await saveBooking(trx, row, 'paid', { payBy: null, at: context.clock(), what: 'unpaid' });
    return;
  }
  const plan = await planCancellation(trx, context, catalogue, row, { kind: 'all' });
  const { preview } = plan;
  const forgiven = {
    ...preview,
    backCents: preview.backCents + preview.dueCents,
    keptCents: preview.keptCents - preview.dueCents,
    dueCents: 0,
  };
  await carryOut(trx, context, catalogue, row, { ...plan, preview: forgiven }, 'unpaid');
}
