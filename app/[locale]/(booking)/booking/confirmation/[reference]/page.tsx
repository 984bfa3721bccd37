import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { ConfirmationView } from './confirmation-view.tsx';
import { BookingAway } from '#app/[locale]/(booking)/booking/_shared/booking-away.tsx';
import { FlowFrame } from '#app/[locale]/(booking)/booking/_shared/flow-frame.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { Steps } from '#app/[locale]/(booking)/booking/_shared/steps.tsx';
import { ACCESS_COOKIE, credentialFor } from '#lib/booking/access.ts';
import { statusOf } from '#lib/booking/manage/booking-status.ts';
import { lookupPath } from '#lib/booking/paths.ts';
import { isWithPayment } from '#lib/booking/pay/payment-view.ts';
import { paymentPath } from '#lib/booking/payment-paths.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import { getBooking } from '#lib/reservations/client.server.ts';
import { getTickets } from '#lib/booking/tickets/tickets.server.ts';
import { paths } from '#lib/routes/paths.ts';

type Props = { params: Promise<{ locale: string; reference: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.booking.confirmation');
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' };
}

/** A booking, for visitors who made it in this browser or entered its reference and a surname. */
export default async function ConfirmationPage({ params }: Props) {
  const { reference } = await params;
  const locale = await currentLocale();
  const credential = credentialFor((await cookies()).get(ACCESS_COOKIE)?.value, reference);
  if (!credential) redirect(lookupPath(locale, reference));
  const [answer, network] = await Promise.all([getBooking(reference, credential, locale), getNetwork()]);
  if (answer.kind === 'refused' && answer.problem.code === 'access_denied')
    redirect(lookupPath(locale, reference));
  const booking = answer.kind === 'ok' ? answer.value : null;
  const isHeld = booking?.state === 'held';
  // Cancelled or refused at the provider: the details are complete, only the payment is missing.
  if (booking && (isWithPayment(booking) || (isHeld && booking.payment)))
    redirect(paymentPath(locale, reference));
  if (booking && (isHeld || statusOf(booking) === 'gone'))
    redirect(paths.bookingTravellers(locale, { ref: reference }));
  const issued = booking?.state === 'ticketed' ? await getTickets({ reference, credential, locale }) : null;
  return (
    <FlowFrame
      hrefOf={(language) => paths.bookingConfirmation(language, reference)}
      steps={<Steps now="confirmation" />}
    >
      {answer.kind === 'ok' ? (
        <ConfirmationView
          booking={answer.value}
          issued={issued?.kind === 'ok' ? issued.value : null}
          network={network.kind === 'ok' ? network.value : null}
          now={new Date()}
        />
      ) : (
        <BookingAway answer={answer} />
      )}
    </FlowFrame>
  );
}
