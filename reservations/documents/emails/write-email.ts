import * as v from 'valibot';
import { text } from '#reservations/messages/texts.ts';
import { ERASE_AFTER_HOURS } from '#contracts/reservations/periods.ts';
import { type BookingRow, present } from '#reservations/bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Booking } from '#contracts/reservations/booking.ts';
import {
  calendarFile,
  type TicketDocument,
  ticketPdf,
} from '#reservations/documents/tickets/documents-of.ts';
import { offerLink } from '#reservations/waiting/secret.ts';
import { composeEmail } from '#reservations/kernel/compose-email.ts';
import { emailData } from './texts/about.ts';
import { emailTexts } from './texts/by-kind.ts';
import { hasValidTicket } from './texts/standings.ts';
import { manageLink } from '#reservations/bookings/manage-link.ts';
import type { OutgoingEmail } from '#reservations/context/outgoing-email.ts';
import { type EmailKind, emailKinds } from '#reservations/bookings/enqueue-email.ts';

/** Kinds that carry tickets when there are any. */
const WITH_TICKETS: readonly EmailKind[] = ['ticketed', 'changed', 'disrupted'];
/** Kinds after which the entry in the traveller's calendar is new or wrong. */
const WITH_CALENDAR: readonly EmailKind[] = [...WITH_TICKETS, 'reserved', 'opened', 'cancelled'];

/** As queued: kind and data are parsed when the email is written, so that an invalid one doesn't hold up the others. */
export type DueEmail = { id: string; kind: string; data: unknown };

/** The email for a queued message, in the booking's language, from the booking as it is now. */
export async function writeEmail(
  context: Context,
  row: BookingRow,
  message: DueEmail,
  to: string,
): Promise<Omit<OutgoingEmail, 'id' | 'priority'>> {
  const { db, secrets } = context;
  const { locale } = row;
  const kind = v.parse(v.picklist(emailKinds), message.kind);
  const catalogue = await context.catalogue();
  const booking = await present(db, secrets, catalogue, row, context.clock());
  const written = emailTexts[kind]({
    booking,
    locale,
    data: emailData(message.data),
    phone: catalogue.policy.ticket.phone,
    takesCards: context.providers.size > 0,
  });
  const isTest = booking.payment?.method === 'test';
  const draft = isTest
    ? { ...written, paragraphs: [...written.paragraphs, `${text(locale, 'payments.test.noCharge')}.`] }
    : written;
  const button = await buttonFor(context, row, kind);
  const content = composeEmail(draft, {
    locale,
    hello: text(locale, 'emails.frame.greeting'),
    button: button.href === '' ? null : button,
    sign: catalogue.policy.ticket.operator[locale],
  });
  const attachments = await papersFor(context, row, kind, booking);
  const discardAt = discardTime(booking, context.clock());
  return { to, locale, subject: draft.subject, ...content, attachments, discardAt };
}

async function buttonFor(context: Context, row: BookingRow, kind: EmailKind) {
  const { locale, reference } = row;
  return kind === 'waiting-offer'
    ? {
        label: text(locale, 'emails.frame.completeBooking'),
        href: await offerLink(context, row),
      }
    : {
        label: text(locale, 'emails.frame.yourBooking'),
        href: manageLink(context, reference, locale),
      };
}

/** Personal data leaves every queue when it leaves the database, but an email about money gets at least a day. */
function discardTime({ segments }: Booking, now: Date): Date {
  const arrivals = segments.map(({ leg }) => new Date(leg.to.at).getTime());
  return new Date(Math.max(now.getTime(), ...arrivals) + ERASE_AFTER_HOURS * 3_600_000);
}

/** Tickets that aren't valid for boarding are not sent. */
async function papersFor(
  context: Context,
  row: BookingRow,
  kind: EmailKind,
  booking: Booking,
): Promise<TicketDocument[]> {
  const papers: TicketDocument[] = [];
  if (WITH_TICKETS.includes(kind) && row.state === 'ticketed' && hasValidTicket(booking))
    papers.push(await ticketPdf(context, context.db, row, row.locale, booking));
  const isBooked = ['confirmed', 'ticketed', 'open', 'cancelled'].includes(row.state);
  if (WITH_CALENDAR.includes(kind) && isBooked)
    papers.push(await calendarFile(context, context.db, row, row.locale, booking));
  return papers;
}
