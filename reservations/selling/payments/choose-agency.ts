import { endAttempt, reserve } from '#reservations/selling/confirm.ts';
import { endIfOver } from '#reservations/bookings/end-hold.ts';
import { hashOf, once, replay, type StoredResponse } from '#reservations/bookings/idempotency.ts';
import { type BookingRow, findBooking, lockBooking, present } from '#reservations/bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { readContact, readTravellers } from '#reservations/bookings/personal/travellers.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { requireSailing } from '#reservations/sailings/require-sailing.ts';
import type { Buyer } from '#reservations/context/buyer.ts';
import { inTurn } from '#reservations/context/turns.ts';

/**
 * Switches to an agency after a payment was declined or abandoned: a hold whose travellers are known is sold, to be
 * paid before `payBy`; for a booking already sold only the attempt under way is ended. Repeating it, or calling it
 * once paid, is not an error.
 * @throws DomainError hold_expired, state_conflict (travellers unknown, or money on its way), sales_closed,
 * contact_unverified, unpaid_limit, card_only
 */
export async function chooseAgency(
  context: Context,
  booking: BookingRow,
  key: string,
  buyer: Buyer,
): Promise<StoredResponse> {
  const bodyHash = hashOf({ method: 'agency' });
  const claim = { scope: `pay ${booking.reference}`, key, bodyHash };
  const earlier = await replay(context, claim);
  if (earlier) return earlier;
  const now = context.clock();
  await endIfOver(context, booking);
  const catalogue = await context.catalogue();
  const choose = async (trx: Db): Promise<StoredResponse> => {
    const row = await lockBooking(trx, booking.id);
    if (!row) throw new DomainError('not_found');
    if (row.state === 'confirmed') await endAttempt(trx, row);
    else if (row.state !== 'ticketed')
      await reserve(trx, context, catalogue, row, bodyHash, buyer, () => requireReady(trx, context, row));
    const chosen = await findBooking(trx, row.reference);
    if (!chosen) throw new Error('a booking disappeared while its payment was being chosen');
    const answer = await present(trx, context.secrets, catalogue, chosen, now);
    return { status: 200, answer: JSON.stringify(answer) };
  };
  const { email } = await readContact(context.db, context.secrets, booking.id);
  return inTurn(context.turns, buyer, email, () => once(context, claim, now, choose));
}

async function requireReady(trx: Db, { secrets }: Context, row: BookingRow): Promise<void> {
  await requireSailing(trx, row.id);
  const { passengers } = await readTravellers(trx, secrets, row.id);
  if (passengers.length === 0) throw new DomainError('state_conflict');
}
