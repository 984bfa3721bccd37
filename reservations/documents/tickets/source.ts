import { type BookingRow, present } from '#reservations/bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Booking } from '#contracts/reservations/booking.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { readTravellers, type Travellers } from '#reservations/bookings/personal/travellers.ts';
import { type DocumentRow, documentsOf } from './documents.ts';

/** Data for a sheet, read once. */
export type SheetSource = {
  booking: Booking;
  travellers: Travellers;
  documents: DocumentRow[];
  catalogue: Catalogue;
};

export async function sheetSource(
  context: Context,
  db: Db,
  row: BookingRow,
  known?: Booking,
): Promise<SheetSource> {
  const catalogue = await context.catalogue();
  return {
    booking: known ?? (await present(db, context.secrets, catalogue, row, context.clock())),
    travellers: await readTravellers(db, context.secrets, row.id),
    documents: await documentsOf(db, row.id),
    catalogue,
  };
}
