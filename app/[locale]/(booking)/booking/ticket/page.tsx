import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { BookingAway } from '#app/[locale]/(booking)/booking/_shared/booking-away.tsx';
import { FlowFrame } from '#app/[locale]/(booking)/booking/_shared/flow-frame.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { TicketPage } from './ticket-page.tsx';
import { readBookingAccess } from '#lib/booking/manage/booking-access.server.ts';
import { lookupPath } from '#lib/booking/paths.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { getBooking } from '#lib/reservations/client.server.ts';
import { getTickets } from '#lib/booking/tickets/tickets.server.ts';
import { paths } from '#lib/routes/paths.ts';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.booking.ticket');
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' };
}

/** The tickets on the screen, for who may open the booking in this browser. Kept for the quay by `public/sw.js`. */
export default async function TicketsPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const asked = first(await searchParams, 'ref') ?? '';
  const { reference, credential } = await readBookingAccess({ locale, reference: asked });
  if (!credential) redirect(lookupPath(locale, reference));
  const [booking, issued] = await Promise.all([
    getBooking(reference, credential, locale),
    getTickets({ reference, credential, locale }),
  ]);
  // The redirect also tells the worker that what it kept is not this browser's any more.
  if (booking.kind === 'refused' && booking.problem.code === 'access_denied')
    redirect(lookupPath(locale, reference));
  // Refused: there are none. Away: nobody knows, and what the worker has kept is the better answer.
  const isKnown =
    issued.kind === 'ok' || (issued.kind === 'refused' && issued.problem.code === 'state_conflict');
  return (
    <FlowFrame hrefOf={(language) => paths.bookingTicket(language, reference)}>
      {booking.kind === 'ok' && isKnown ? (
        <TicketPage booking={booking.value} issued={issued.kind === 'ok' ? issued.value : null} />
      ) : (
        <BookingAway answer={booking} />
      )}
    </FlowFrame>
  );
}
