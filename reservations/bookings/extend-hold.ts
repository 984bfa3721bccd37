import type { Context } from '#reservations/context/context.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { longestHold, mayExtend } from './hold-length.ts';
import { lockBooking } from './read.ts';
import { saveBooking } from './save-booking.ts';
import { nextState } from './states.ts';

/**
 * Gives a hold more time, once: whoever needs longer to type must be able to have it (WCAG 2.2.1). Counted from when the
 * hold was placed, so that a second request changes nothing, and an offer from the waiting list keeps its own end.
 * @throws DomainError `hold_expired` when its time is over, `state_conflict` when it is no hold any more
 */
export async function extendHold(
  context: Pick<Context, 'db' | 'clock' | 'catalogue'>,
  id: string,
): Promise<void> {
  const { policy } = await context.catalogue();
  await context.db.transaction().execute(async (trx) => {
    const row = await lockBooking(trx, id);
    if (!row) throw new DomainError('not_found');
    const now = context.clock();
    nextState(row.state, 'extend');
    if (row.holdExpiresAt <= now) throw new DomainError('hold_expired');
    if (!mayExtend(row, policy.holdMinutes, now)) return;
    const holdExpiresAt = longestHold(row, policy.holdMinutes);
    await saveBooking(trx, row, 'extend', { at: now, what: 'extended', holdExpiresAt });
  });
}
