import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { BookingAway } from '#app/[locale]/(booking)/booking/_shared/booking-away.tsx';
import { FlowFrame } from '#app/[locale]/(booking)/booking/_shared/flow-frame.tsx';
import { localeOf } from '#app/[locale]/(booking)/booking/_shared/locale-of.ts';
import { TicketPage } from './ticket-page.tsx';
import { ownBooking } from '#lib/booking/manage/own-booking.server.ts';
import { lookupPath } from '#lib/booking/paths.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { getBooking } from '#lib/booking/reservations-client.server.ts';
import { getTickets } from '#lib/booking/tickets/tickets.server.ts';
import { paths } from '#lib/routes/paths.ts';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<RawQuery> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale, namespace: 'common.booking.ticket' });
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' };
}

/** The tickets on the screen, for who may open the booking in this browser. Kept for the quay by `public/sw.js`. */
export default async function TicketsPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  const asked = first(await searchParams, 'ref') ?? '';
  const { reference, credential } = await ownBooking({ locale, reference: asked });
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
    <FlowFrame locale={locale} hrefOf={(language) => paths.bookingTicket(language, reference)}>
      {booking.kind === 'ok' && isKnown ? (
        <TicketPage
          booking={booking.value}
          issued={issued.kind === 'ok' ? issued.value : null}
          locale={locale}
        />
      ) : (
        <BookingAway locale={locale} answer={booking} />
      )}
    </FlowFrame>
  );
}
