import { addMinutes, athensInstant } from '#foundation/dates/athens.ts';
import type { Context } from '#reservations/context/context.ts';
import type { IssuedTicket, IssuedTickets } from '#contracts/reservations/tickets/issued.ts';
import { parseSegmentId } from '#reservations/sailings/segment-id.ts';
import type { Secrets } from '#reservations/kernel/secrets.ts';
import { type Bearer, bearerOf } from './bearer.ts';
import { type DocumentRow, printDocument } from './documents.ts';
import { ticketCode } from './sign.ts';
import type { SheetSource } from './source.ts';

/** The tickets as data, for showing them on a screen; null when every ship has been given up. */
export function issuedTickets(context: Context, source: SheetSource): IssuedTickets | null {
  const { booking, documents } = source;
  const last = documents.map(({ segment }) => codeHours(source, segment).notAfter.getTime());
  if (documents.length === 0) return null;
  return {
    reference: booking.reference,
    version: booking.version,
    at: athensInstant(context.clock()),
    until: athensInstant(new Date(Math.max(...last))),
    tickets: documents.map((row) => ticketOf(source, context.secrets, row)),
  };
}

function ticketOf(source: SheetSource, secrets: Pick<Secrets, 'ticketKey'>, row: DocumentRow): IssuedTicket {
  const bearer = bearerOf(source, row);
  const { standing } = segmentOf(source, row.segment);
  return {
    document: row.document,
    number: printDocument(row.document),
    segment: row.segment,
    item: row.item,
    category: row.category,
    bearer: bearer.name,
    code: signedCode(source, secrets, row, bearer),
    proof: bearer.proof,
    man: bearer.man,
    ...(standing && { standing }),
  };
}

/**
 * Content of a ticket's QR code; null when its bearer needs none, and while the ship does not sail.
 * @throws Error when the trip id is not one of ours
 */
export function signedCode(
  source: SheetSource,
  secrets: Pick<Secrets, 'ticketKey'>,
  { document, segment, category }: DocumentRow,
  { hasCode, initials }: Bearer,
): string | null {
  const { leg, standing } = segmentOf(source, segment);
  if (!hasCode || (standing && standing.kind !== 'runs')) return null;
  const trip = parseSegmentId(leg.tripId);
  if (!trip) throw new Error(`ticket ${document} has an invalid trip id`);
  const { reference } = source.booking;
  const hours = codeHours(source, segment);
  return ticketCode(secrets, { document, reference, ...trip, category, initials, ...hours });
}

/** Period in which a code is valid: longer than the timetable, because ships run late. */
function codeHours(source: SheetSource, index: number): { notBefore: Date; notAfter: Date } {
  const { leg } = segmentOf(source, index);
  const { opensHours, closesHours } = source.catalogue.policy.ticket;
  return {
    notBefore: addMinutes(new Date(leg.from.at), -60 * opensHours),
    notAfter: addMinutes(new Date(leg.to.at), 60 * closesHours),
  };
}

function segmentOf({ booking }: SheetSource, index: number): SheetSource['booking']['segments'][number] {
  const segment = booking.segments[index];
  if (!segment) throw new Error('ticket for a segment that the booking does not have');
  return segment;
}
