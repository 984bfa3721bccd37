import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import { type Db, all, first, type RowOf } from '#reservations/kernel/rows.ts';

/** A ticket as issued: one per traveller, vehicle and pet on each sailing. */
export const DocumentRow = {
  document: column.ticket.document,
  /** Index of the booking's segment. */
  segment: column.ticket.segment,
  /** `passenger:0`, `vehicle:1`, `pet:0`. */
  item: column.ticket.item,
  category: column.ticket.category,
  cents: column.ticket.cents,
};
export type DocumentRow = RowOf<typeof DocumentRow>;

/** The valid tickets of a booking, segment by segment in the order of the party. */
export function documentsOf(db: Db, bookingId: string): Promise<DocumentRow[]> {
  return all(
    db,
    DocumentRow,
    sql`select document, segment, item, category, cents from reservations.ticket
      where booking_id = ${bookingId}::uuid and state = 'live'
      order by segment, case split_part(item, ':', 1) when 'passenger' then 0 when 'vehicle' then 1 else 2 end,
        split_part(item, ':', 2)::integer`,
  );
}

/** The booking of a valid ticket; null for any other number. */
export async function bookingOfTicket(db: Db, document: number): Promise<string | null> {
  const row = await first(
    db,
    { bookingId: column.ticket.booking_id },
    sql`select booking_id as "bookingId" from reservations.ticket
      where document = ${document}::integer and state = 'live'`,
  );
  return row?.bookingId ?? null;
}

/**
 * Formats `100 0001 8`, which is easier to read aloud. The last digit is a check digit (Luhn): it detects one wrong
 * or two swapped digits.
 */
export function printDocument(document: number): string {
  const digits = String(document);
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits.slice(0, 3)} ${digits.slice(3)} ${(10 - (sum % 10)) % 10}`;
}
