import type { StoredAnswer } from '../bookings/idempotency.ts';
import { findBooking, present } from '../bookings/read.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/rows.ts';
import type { Catalogue } from '../network/catalogue.ts';

/** The booking as it is now, as the answer of a call that changed it. */
export async function answerWith(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  reference: string,
): Promise<StoredAnswer> {
  const row = await findBooking(trx, reference);
  if (!row) throw new Error('a booking vanished while it was being changed');
  const booking = await present(trx, context.secrets, catalogue, row, context.clock());
  return { status: 200, answer: JSON.stringify(booking) };
}
