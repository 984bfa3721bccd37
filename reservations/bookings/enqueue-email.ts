import { sql } from 'kysely';
import type { Db } from '#reservations/kernel/rows.ts';
import { newUuid } from '#reservations/kernel/new-uuid.ts';

/** Everything a traveller is ever told; each has a letter in `letters/`. */
export const messageKinds = [
  'reserved',
  'ticketed',
  'changed',
  'opened',
  'cancelled',
  'refunded',
  'disrupted',
  'waiting-offer',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * Writes down that the traveller of a booking must be told something, in the transaction in which it happened. Once per
 * `occasion` (a version, the id of a disruption): the same occasion again changes nothing. `data` carries what the letter needs beyond
 * the booking as it stands when it goes out, and never a name or an address.
 */
export async function enqueueEmail(
  trx: Db,
  message: {
    ids: (size: number) => Uint8Array;
    at: Date;
    bookingId: string;
    kind: MessageKind;
    occasion: string;
    data?: object;
  },
): Promise<void> {
  const at = message.at.toISOString();
  await sql`insert into reservations.message (id, booking_id, kind, occasion, data, created_at, next_attempt_at)
    values (${newUuid(message.ids)}::uuid, ${message.bookingId}::uuid, ${message.kind}, ${message.occasion},
      ${JSON.stringify(message.data ?? {})}::text::jsonb, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (booking_id, kind, occasion) do nothing`.execute(trx);
}
