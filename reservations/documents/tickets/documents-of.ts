import { bilingual } from '#reservations/messages/texts.ts';
import { bookingById, type BookingRow, present } from '#reservations/bookings/read.ts';
import { manageLink } from '#reservations/bookings/manage-link.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Booking } from '#contracts/reservations/booking.ts';
import type { IssuedTickets, SharedTicket } from '#contracts/reservations/tickets/issued.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { bookingCalendar } from './calendar.ts';
import { bookingOfTicket } from './documents.ts';
import { issuedTickets, sharedTicket, type ShareOf } from './issued.ts';
import { drawInThread } from './pdf/draw-in-thread.ts';
import { ticketSheet } from './sheet.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { type SheetSource, sheetSource } from './source.ts';

export type TicketDocument = { filename: string; contentType: string; content: Uint8Array };

/**
 * The tickets of a paid booking as PDF. Pass `known` if the booking was already read.
 * @throws DomainError state_conflict while it is not paid, after it was cancelled, and after its personal data was
 * erased
 */
export async function ticketPdf(
  context: Context,
  db: Db,
  row: BookingRow,
  locale: Locale,
  known?: Booking,
): Promise<TicketDocument> {
  const source = await issuedSource(context, db, row, known);
  return {
    filename: `meltemi-${row.reference}.pdf`,
    contentType: 'application/pdf',
    content: await drawInThread(ticketSheet(context, source, locale), context.clock()),
  };
}

/**
 * The same tickets as data.
 * @throws DomainError state_conflict as for the PDF, and when every ship has been given up
 */
export async function ticketData(
  context: Context,
  db: Db,
  row: BookingRow,
  shareOf: ShareOf,
): Promise<IssuedTickets> {
  const tickets = issuedTickets(context, await issuedSource(context, db, row), shareOf);
  if (!tickets) throw new DomainError('state_conflict', { detail: notIssued });
  return tickets;
}

/**
 * One valid ticket by its document number, for somebody who was sent it.
 * @throws DomainError state_conflict when it was changed, cancelled or has expired
 */
export async function oneTicket(context: Context, db: Db, document: number): Promise<SharedTicket> {
  const bookingId = await bookingOfTicket(db, document);
  const row = bookingId === null ? null : await bookingById(db, bookingId);
  if (!row) throw new DomainError('state_conflict', { detail: notIssued });
  const source = await issuedSource(context, db, row);
  const own = source.documents.find((each) => each.document === document);
  const ticket = own && sharedTicket(context, source, own);
  if (!ticket) throw new DomainError('state_conflict', { detail: notIssued });
  return ticket;
}

const notIssued = bilingual('refusals.ticketNotIssued');

async function issuedSource(
  context: Context,
  db: Db,
  row: BookingRow,
  known?: Booking,
): Promise<SheetSource> {
  if (row.state !== 'ticketed') throw new DomainError('state_conflict', { detail: notIssued });
  const source = await sheetSource(context, db, row, known);
  if (source.travellers.passengers.length === 0)
    throw new DomainError('state_conflict', {
      detail: bilingual('refusals.travellersErased'),
    });
  return source;
}

/**
 * The ships of a booking as a calendar file; for a cancelled one, a file that removes them. Pass `known` if the
 * booking was already read.
 * @throws DomainError state_conflict while nothing is booked
 */
export async function calendarFile(
  context: Context,
  db: Db,
  row: BookingRow,
  locale: Locale,
  known?: Booking,
): Promise<TicketDocument> {
  if (!['confirmed', 'ticketed', 'open', 'cancelled'].includes(row.state))
    throw new DomainError('state_conflict');
  const catalogue = await context.catalogue();
  const booking = known ?? (await present(db, context.secrets, catalogue, row, context.clock()));
  const link = manageLink(context, row.reference, locale);
  const text = bookingCalendar(booking, catalogue, { locale, link, now: context.clock() });
  return {
    filename: `meltemi-${row.reference}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(text)?.[1] ?? 'PUBLISH'}`,
    content: new TextEncoder().encode(text),
  };
}
