import { sql } from 'kysely';
import type { Db } from '#reservations/kernel/rows.ts';

/**
 * Records an event of a booking, in the transaction in which it happens. `bookingId` is null for events of a sailing,
 * which `detail` names. Never contains a name or an address.
 */
export async function audit(
  trx: Db,
  entry: { at: Date; bookingId: string | null; what: string; version: number | null; detail?: object },
): Promise<void> {
  await sql`insert into reservations.audit (at, booking_id, what, version, detail) values (${entry.at.toISOString()}::timestamptz,
    ${entry.bookingId}::uuid, ${entry.what}, ${entry.version}::integer, ${JSON.stringify(entry.detail ?? {})}::text::jsonb)`.execute(
    trx,
  );
}
