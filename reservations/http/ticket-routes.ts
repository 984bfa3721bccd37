import * as v from 'valibot';
import { type Locale, locales } from '#foundation/text/locales.ts';
import type { BookingRow } from '#reservations/bookings/read.ts';
import { IssuedTickets, SharedTicket } from '#contracts/reservations/tickets/issued.ts';
import { resend } from '#reservations/documents/emails/resend.ts';
import {
  calendarFile,
  oneTicket,
  type TicketDocument,
  ticketData,
  ticketPdf,
} from '#reservations/documents/tickets/documents-of.ts';
import { ticketPublicKey } from '#reservations/documents/tickets/sign.ts';
import { defineRoute, idempotent, storedResponse } from './define-route.ts';
import { byTicketToken, byTokenOrSurname, currentRow } from './opened-booking.ts';

/** Defaults to the language of the booking. */
const LanguageQuery = v.object({ lang: v.optional(v.picklist(locales)) });

export const TicketKey = v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: v.string() });
export const ResendResult = v.object({ queued: v.boolean() });

/** Tickets and calendar file of a booking, and the key that scanners check codes with. */
export const ticketRoutes = [
  defineRoute({
    method: 'get',
    path: '/ticket-key',
    summary: 'The public key that verifies the codes on tickets, as JWK',
    responses: { 200: TicketKey },
    handler: (_, context) => ticketPublicKey(context.secrets),
  }),

  defineRoute({
    method: 'get',
    path: '/bookings/:reference/tickets',
    summary: 'The tickets of a paid booking with the contents of their codes, for display on a screen',
    guard: byTokenOrSurname,
    input: { query: LanguageQuery },
    responses: { 200: IssuedTickets },
    refusals: [409],
    handler: async ({ caller }, context) =>
      ticketData(context, context.db, await currentRow(context, caller), context.signer.ticket),
  }),

  defineRoute({
    method: 'get',
    path: '/shared-tickets/:document{[0-9]{1,9}}',
    summary: 'One ticket of a paid booking, for whoever was sent its link',
    guard: byTicketToken,
    responses: { 200: SharedTicket },
    refusals: [409],
    handler: ({ caller }, context) => oneTicket(context, context.db, caller),
  }),

  defineRoute({
    method: 'get',
    path: '/bookings/:reference/ticket.pdf',
    summary: 'The tickets of a paid booking as PDF',
    guard: byTokenOrSurname,
    input: { query: LanguageQuery },
    responses: { 200: { files: ['application/pdf'] } },
    refusals: [409],
    async handler({ caller, query }, context) {
      const row = await currentRow(context, caller);
      return file(await ticketPdf(context, context.db, row, languageOf(query, row)));
    },
  }),

  defineRoute({
    method: 'get',
    path: '/bookings/:reference/calendar.ics',
    summary: 'The ships of a booking as a calendar file',
    guard: byTokenOrSurname,
    input: { query: LanguageQuery },
    responses: { 200: { files: ['text/calendar'] } },
    refusals: [409],
    async handler({ caller, query }, context) {
      const row = await currentRow(context, caller);
      return file(await calendarFile(context, context.db, row, languageOf(query, row)));
    },
  }),

  defineRoute({
    method: 'post',
    path: '/bookings/:reference/resend',
    summary: 'Send the email with the booking’s current state again, to its own address',
    guard: byTokenOrSurname,
    input: { headers: idempotent },
    responses: { 202: ResendResult },
    refusals: [409],
    handler: async ({ caller, headers }, context) =>
      storedResponse(await resend(context, await currentRow(context, caller), headers['Idempotency-Key'])),
  }),
];

function languageOf({ lang }: v.InferOutput<typeof LanguageQuery>, booking: BookingRow): Locale {
  return lang ?? booking.locale;
}

function file({ filename, contentType, content }: TicketDocument): Response {
  return new Response(Buffer.from(content), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `inline; filename="${filename}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
