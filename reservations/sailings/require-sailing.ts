import { bilingual } from '#reservations/messages/texts.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { type Db, first } from '#reservations/kernel/rows.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';

/**
 * Refuses payment for a hold whose ship was cancelled meanwhile, or skips one of its ports. Bookings that get through
 * during the cancellation are found and offered a choice afterwards.
 * @throws DomainError sales_closed
 */
export async function requireSailing(trx: Db, bookingId: string): Promise<void> {
  const gone = await first(
    trx,
    { segment: v.number() },
    sql`select b.seq as segment from reservations.booking_segment b
      join reservations.sailing s on s.id = b.sailing_id
      where b.booking_id = ${bookingId}::uuid and b.replaced_at is null and (s.status = 'cancelled' or exists (
        select 1 from reservations.sailing_call c
        where c.sailing_id = s.id and c.seq in (b.from_seq, b.to_seq) and c.skipped))
      order by b.seq limit 1`,
  );
  if (!gone) return;
  throw new DomainError('sales_closed', {
    segment: gone.segment,
    detail: bilingual('refusals.cancelledMeanwhile'),
  });
}
