import { sql } from 'kysely';
import type { Context } from '#reservations/context/context.ts';
import type { QueuedEmail } from '#reservations/context/outbox.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { newUuid } from '#reservations/kernel/new-uuid.ts';

/** The kinds of emails to travellers; each has its text in `documents/emails/texts`. */
export const emailKinds = [
  'reserved',
  'ticketed',
  'changed',
  'opened',
  'cancelled',
  'refunded',
  'disrupted',
  'waiting-offer',
] as const;
export type EmailKind = (typeof emailKinds)[number];

/**
 * Queues an email to the traveller of a booking in the transaction of the event that it reports. Once per
 * `occasion` (a version, the id of a disruption): a second email with the same occasion is ignored. `data` contains what the email
 * needs besides the booking as it is when the email is sent, and never a name or an address.
 */
export async function enqueueEmail(
  trx: Db,
  message: {
    context: Pick<Context, 'ids' | 'outbox'>;
    at: Date;
    bookingId: string;
    kind: EmailKind;
    occasion: string;
    data?: object;
  },
): Promise<void> {
  const { context, at, bookingId: about, kind, occasion, data = {} } = message;
  // Until that table is dropped: an email that an older program has queued isn't queued again.
  const { rows } = await sql`select 1 from reservations.message
    where booking_id = ${about}::uuid and kind = ${kind} and occasion = ${occasion}`.execute(trx);
  if (rows.length > 0) return;
  const id = newUuid(context.ids);
  await context.outbox.enqueue(trx, { id, about, kind, occasion, data, priority: emailPriority(kind), at });
}

/** Tickets go before news of disruptions. */
export function emailPriority(kind: string): QueuedEmail['priority'] {
  return kind === 'disrupted' ? 'notice' : 'urgent';
}
