import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import * as v from 'valibot';
import { BookingAway } from '#app/[locale]/(booking)/booking/_shared/booking-away.tsx';
import { FlowFrame } from '#app/[locale]/(booking)/booking/_shared/flow-frame.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { Steps } from '#app/[locale]/(booking)/booking/_shared/steps.tsx';
import { HoldClock } from '#app/[locale]/(booking)/booking/_shared/hold-clock.tsx';
import { PaymentPage } from './payment-page.tsx';
import { ACCESS_COOKIE, credentialFor } from '#lib/booking/access.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { currentBooking } from '#lib/booking/pay/current-booking.server.ts';
import { paymentView } from '#lib/booking/pay/payment-view.ts';
import { paymentNoteOf, paymentPath } from '#lib/booking/payment-paths.ts';
import { lookupPath } from '#lib/booking/paths.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { paths } from '#lib/routes/paths.ts';

const Verification = v.pipe(v.string(), v.uuid());

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  // The page renders the title itself, because it contains the state of the payment.
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/**
 * The provider redirects back to this page, and bookings wait here for their payment. The state always comes from the
 * service.
 */
export default async function Payment({ searchParams }: Props) {
  const locale = await currentLocale();
  const query = await searchParams;
  const reference = first(query, 'ref') ?? '';
  const note = paymentNoteOf(first(query, 'note'));
  const verification = v.safeParse(Verification, first(query, 'verification'));
  const code = verification.success ? verification.output : undefined;
  const credential = credentialFor((await cookies()).get(ACCESS_COOKIE)?.value, reference);
  if (!credential) redirect(lookupPath(locale, reference));
  const { answer, isKnown } = await currentBooking({ reference, credential, locale });
  const booking = answer.kind === 'ok' ? answer.value : null;
  const view = booking && paymentView(booking, isKnown);
  if (view?.kind === 'elsewhere')
    redirect(
      {
        confirmation: paths.bookingConfirmation(locale, reference),
        manage: managePath(locale, reference),
        travellers: paths.bookingTravellers(locale, { ref: reference }),
      }[view.page],
    );
  const t = await getTranslations('common.booking.payment');
  const isSold = booking?.state === 'confirmed';
  return (
    <FlowFrame
      hrefOf={(language) => paymentPath(language, reference, note ?? undefined, code)}
      steps={
        booking && !isSold ? (
          <Steps now="travellers">
            <HoldClock booking={booking} page="payment" />
          </Steps>
        ) : null
      }
    >
      {booking && view ? (
        <PaymentPage
          booking={booking}
          view={view}
          note={note}
          verification={code ?? null}
          today={athensDay(new Date())}
        />
      ) : (
        <>
          <title>{t('title', { heading: t('choose.title') })}</title>
          <BookingAway answer={answer} />
        </>
      )}
    </FlowFrame>
  );
}
