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

/** The tickets on the screen, for browsers that may open the booking. `public/sw.js` keeps a copy for the quay. */
export default async function TicketsPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const requested = first(await searchParams, 'ref') ?? '';
  const { reference, credential } = await readBookingAccess({ locale, reference: requested });
  if (!credential) redirect(lookupPath(locale, reference));
  const [booking, issued] = await Promise.all([
    getBooking(reference, credential, locale),
    getTickets({ reference, credential, locale }),
  ]);
  // The redirect also tells the worker that its copy doesn't belong to this browser any more.
  if (booking.kind === 'refused' && booking.problem.code === 'access_denied')
    redirect(lookupPath(locale, reference));
  // Refused means that there are no tickets. Unreachable means that nobody knows, and the worker's copy is the better
  // response.
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
