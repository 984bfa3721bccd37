import { addMinutes, athensInstant } from '#foundation/dates/athens.ts';
import type { Context } from '#reservations/context/context.ts';
import type { IssuedTicket, IssuedTickets, SharedTicket } from '#contracts/reservations/tickets/issued.ts';
import { parseSegmentId } from '#reservations/sailings/segment-id.ts';
import type { Secrets } from '#reservations/kernel/secrets.ts';
import { type Bearer, bearerOf } from './bearer.ts';
import { type DocumentRow, printDocument } from './documents.ts';
import { ticketCode } from './sign.ts';
import type { SheetSource } from './source.ts';

/** The token that opens one ticket, by its document number. */
export type ShareOf = (document: number) => string;

/** The tickets as data, for showing them on a screen; null when every ship has been given up. */
export function issuedTickets(context: Context, source: SheetSource, shareOf: ShareOf): IssuedTickets | null {
  const { booking, documents } = source;
  const last = documents.map(({ segment }) => codeHours(source, segment).notAfter.getTime());
  if (documents.length === 0) return null;
  return {
    reference: booking.reference,
    version: booking.version,
    at: athensInstant(context.clock()),
    until: athensInstant(new Date(Math.max(...last))),
    tickets: documents.map((row) => ({
      ...ticketOf(source, context.secrets, row),
      share: bearerOf(source, row).hasCode ? shareOf(row.document) : null,
    })),
  };
}

/**
 * One ticket for somebody who sees nothing else of the booking; null after its code has expired. The code has no
 * reference: with a surname, a reference opens the booking.
 */
export function sharedTicket(context: Context, source: SheetSource, row: DocumentRow): SharedTicket | null {
  const now = context.clock();
  if (codeHours(source, row.segment).notAfter < now) return null;
  const { standing, ...segment } = segmentOf(source, row.segment);
  const unchosen = standing && { ...standing, choices: [] };
  const anonymous = { ...source, booking: { ...source.booking, reference: '' } };
  const ticket = ticketOf(anonymous, context.secrets, row);
  return {
    ticket: { ...ticket, man: null, ...(unchosen && { standing: unchosen }) },
    segment: { ...segment, ...(unchosen && { standing: unchosen }) },
    at: athensInstant(now),
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
