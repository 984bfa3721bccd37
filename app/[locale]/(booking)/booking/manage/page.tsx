import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { RequireBookingAccess } from './_shared/require-booking-access.tsx';
import { BookingPage } from './booking-page.tsx';
import { readMoved } from '#lib/booking/manage/change/moved.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { isWithPayment } from '#lib/booking/pay/payment-view.ts';
import { paymentPath } from '#lib/booking/payment-paths.ts';
import type { RawQuery } from '#lib/booking/raw-query.ts';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  // The page renders the title itself, so that it can mention errors in the form, also without a script.
  // A booking's address is never sent to another site. Without any referrer, the page's own forms would look cross-site
  // (`Origin: null`).
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** Booking overview: status and available actions. */
export default async function ManagePage({ searchParams }: Props) {
  const locale = await currentLocale();
  const query = await searchParams;
  return (
    <RequireBookingAccess query={query} hrefOf={managePath}>
      {(booking, own, note) => {
        if (isWithPayment(booking)) redirect(paymentPath(locale, booking.reference));
        const moved = note === 'moved' || note === 'movedDue' ? readMoved(query) : null;
        return <BookingPage booking={booking} own={own} note={note} moved={moved} />;
      }}
    </RequireBookingAccess>
  );
}
