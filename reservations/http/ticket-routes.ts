import { locales } from '#foundation/text/locales.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { Hono } from 'hono';
import * as v from 'valibot';
import { openBooking } from '#reservations/bookings/access/open-booking.ts';
import type { Attempts } from '#reservations/bookings/access/attempts.ts';
import { type BookingRow, findBooking } from '../bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import { resend } from '#reservations/documents/emails/resend.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import {
  calendarFile,
  type TicketDocument,
  ticketData,
  ticketPdf,
} from '#reservations/documents/tickets/documents-of.ts';
import { ticketPublicKey } from '#reservations/documents/tickets/sign.ts';
import { credentialsOf } from './credentials.ts';
import { readKey, readQuery } from './parse.ts';

const PaperQuery = v.object({
  surname: v.optional(v.pipe(v.string(), v.maxLength(200))),
  lang: v.optional(v.picklist(locales)),
});

/** Tickets and calendar file of a booking, and the key that scanners check codes with. */
export function ticketRoutes(context: Context, attempts: Attempts): Hono {
  const app = new Hono();
  app.get('/ticket-key', (c) => c.json(ticketPublicKey(context.secrets)));

  app.get('/bookings/:reference/tickets', async (c) => {
    const { row } = await open(c.req.param('reference'), c.req.raw);
    return c.json(await ticketData(context, context.db, row));
  });

  app.get('/bookings/:reference/ticket.pdf', async (c) => {
    const { row, lang } = await open(c.req.param('reference'), c.req.raw);
    return paper(await ticketPdf(context, context.db, row, lang));
  });

  app.get('/bookings/:reference/calendar.ics', async (c) => {
    const { row, lang } = await open(c.req.param('reference'), c.req.raw);
    return paper(await calendarFile(context, context.db, row, lang));
  });

  app.post('/bookings/:reference/resend', async (c) => {
    const key = readKey(c.req.raw);
    const { row } = await open(c.req.param('reference'), c.req.raw);
    const { status, answer } = await resend(context, row, key);
    return new Response(answer, { status, headers: { 'Content-Type': 'application/json' } });
  });

  async function open(reference: string, request: Request): Promise<{ row: BookingRow; lang: Locale }> {
    const { surname = null, lang } = readQuery(request, PaperQuery);
    const credentials = credentialsOf(request, surname);
    const opened = await openBooking(context, attempts, reference, credentials);
    const row = await findBooking(context.db, opened.reference);
    if (!row) throw new DomainError('not_found');
    return { row, lang: lang ?? row.locale };
  }

  return app;
}

function paper({ filename, contentType, content }: TicketDocument): Response {
  return new Response(Buffer.from(content), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `inline; filename="${filename}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
