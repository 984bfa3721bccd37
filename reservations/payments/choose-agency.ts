import { endAttempt, reserve } from '../bookings/confirm.ts';
import { endIfOver } from '../bookings/end-hold.ts';
import { hashOf, once, replay, type StoredAnswer } from '../bookings/idempotency.ts';
import { type BookingRow, findBooking, lockBooking, present } from '../bookings/read.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/rows.ts';
import { readTravellers } from '../personal/travellers.ts';
import { Refusal } from '../refusal.ts';
import { requireSailing } from '../sailings/require-sailing.ts';

/**
 * Goes over to an agency after a payment was refused or given up: a hold whose travellers are known is sold, to be paid before
 * `payBy`; of a booking that is sold already only the attempt under way is ended. Twice, or once paid, is no mistake.
 * @throws Refusal hold_expired, state_conflict (nobody has said who travels; the money is on its way), sales_closed
 */
export async function chooseAgency(
  context: Context,
  booking: BookingRow,
  key: string,
): Promise<StoredAnswer> {
  const bodyHash = hashOf({ method: 'agency' });
  const claim = { scope: `pay ${booking.reference}`, key, bodyHash };
  const earlier = await replay(context, claim);
  if (earlier) return earlier;
  const now = context.clock();
  await endIfOver(context, booking);
  const catalogue = await context.catalogue();
  return once(context, claim, now, async (trx) => {
    const row = await lockBooking(trx, booking.id);
    if (!row) throw new Refusal('not_found');
    if (row.state === 'confirmed') await endAttempt(trx, row);
    else if (row.state !== 'ticketed')
      await reserve(trx, context, catalogue, row, bodyHash, () => requireReady(trx, context, row));
    const chosen = await findBooking(trx, row.reference);
    if (!chosen) throw new Error('a booking vanished while its payment was being chosen');
    const answer = await present(trx, context.secrets, catalogue, chosen, now);
    return { status: 200, answer: JSON.stringify(answer) };
  });
}

async function requireReady(trx: Db, { secrets }: Context, row: BookingRow): Promise<void> {
  await requireSailing(trx, row.id);
  const { passengers } = await readTravellers(trx, secrets, row.id);
  if (passengers.length === 0) throw new Refusal('state_conflict');
}
