import type { StoredResponse } from '#reservations/bookings/idempotency.ts';
import { findBooking, present } from '#reservations/bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';

/** The booking as it is now, as the response to a request that changed it. */
export async function bookingResponse(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  reference: string,
): Promise<StoredResponse> {
  const row = await findBooking(trx, reference);
  if (!row) throw new Error('a booking disappeared while it was being changed');
  const booking = await present(trx, context.secrets, catalogue, row, context.clock());
  return { status: 200, answer: JSON.stringify(booking) };
}
