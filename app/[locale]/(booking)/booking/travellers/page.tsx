import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { FlowFrame } from '#app/[locale]/(booking)/booking/_shared/flow-frame.tsx';
import { HoldClock } from '#app/[locale]/(booking)/booking/_shared/hold-clock.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { Steps } from '#app/[locale]/(booking)/booking/_shared/steps.tsx';
import { TravellersView } from './travellers-view.tsx';
import { BookingAway } from '#app/[locale]/(booking)/booking/_shared/booking-away.tsx';
import { ACCESS_COOKIE, credentialFor } from '#lib/booking/access.ts';
import { lookupPath } from '#lib/booking/paths.ts';
import { searchOf } from '#app/[locale]/(booking)/booking/_shared/search-of.ts';
import { writeSearchQuery } from '#lib/booking/search-query.ts';
import { isWithPayment } from '#lib/booking/pay/payment-view.ts';
import { getTerms } from '#lib/booking/details/terms-client.server.ts';
import { paymentPath } from '#lib/booking/payment-paths.ts';
import { getBooking } from '#lib/reservations/client.server.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { paths } from '#lib/routes/paths.ts';
import timer from '#app/[locale]/(booking)/booking/_shared/hold-timer.module.css';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  // The form renders the title itself, because it must mention errors, also without a script.
  return { title: { absolute: '' }, robots: { index: false } };
}

/** The travellers' details of a held booking, opened by the cookie that the hold has set. */
export default async function TravellersPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const raw = await searchParams;
  const reference = first(raw, 'ref');
  const credential = reference ? credentialFor((await cookies()).get(ACCESS_COOKIE)?.value, reference) : null;
  if (!reference) redirect(paths.booking(locale));
  if (!credential) redirect(lookupPath(locale, reference));
  const answer = await getBooking(reference, credential, locale);
  // Sold, paid or over: there is nothing left to fill in.
  const isDone = answer.kind === 'ok' && /^(confirmed|ticketed|open|cancelled)$/.test(answer.value.state);
  if (isDone) redirect(paths.bookingConfirmation(locale, reference));
  if (answer.kind === 'ok' && isWithPayment(answer.value)) redirect(paymentPath(locale, reference));
  const t = await getTranslations('common.booking.travellers');
  const booking = answer.kind === 'ok' ? answer.value : null;
  const search = booking && searchOf(booking);
  const held = booking?.state === 'held';
  const terms = held ? await getTerms({ reference, credential, locale }) : null;
  return (
    <FlowFrame
      hrefOf={(language) => paths.bookingTravellers(language, { ref: reference })}
      helpWith={search ? `${writeSearchQuery(search)}` : ''}
      steps={
        <Steps now="travellers">
          {booking ? held ? <HoldClock booking={booking} page="travellers" /> : <HoldOver /> : null}
        </Steps>
      }
    >
      {booking ? (
        <TravellersView
          booking={booking}
          terms={terms?.kind === 'ok' ? terms.value : null}
          today={athensDay(new Date())}
          refused={first(raw, 'refused')}
        />
      ) : (
        <>
          <title>{t('title')}</title>
          <BookingAway answer={answer} />
        </>
      )}
    </FlowFrame>
  );
}

/** Replaces the remaining time once the hold has expired. */
async function HoldOver() {
  const t = await getTranslations('common.booking.hold');
  return (
    <p className={`${timer.hold} ${timer.soon}`}>
      <strong>{t('over')}</strong>
    </p>
  );
}
