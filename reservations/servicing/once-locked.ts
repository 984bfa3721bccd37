import type { Context } from '#reservations/context/context.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { hashOf, once, replay, type StoredResponse } from '#reservations/bookings/idempotency.ts';
import { type BookingRow, lockBooking } from '#reservations/bookings/read.ts';

type Call = { name: string; request: unknown; key: string };

/**
 * Does something to a booking once per key, in one transaction with the booking locked first. `name` separates the
 * keys of different requests. The catalogue is read beforehand, so that nothing inside the transaction needs a second
 * connection.
 * @throws DomainError idempotency_conflict, and whatever the work throws
 */
export async function onceLocked(
  context: Context,
  booking: BookingRow,
  { name, request, key }: Call,
  work: (trx: Db, catalogue: Catalogue, row: BookingRow) => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const claim = { scope: `${name} ${booking.reference}`, key, bodyHash: hashOf(request) };
  const earlier = await replay(context, claim);
  if (earlier) return earlier;
  const catalogue = await context.catalogue();
  return once(context, claim, context.clock(), async (trx) => {
    const row = await lockBooking(trx, booking.id);
    if (!row) throw new DomainError('not_found');
    return work(trx, catalogue, row);
  });
}
