import type { RawQuery } from '#lib/booking/raw-query.ts';
import { BookingSearch, bookingSearchMetadata } from '#app/[locale]/(booking)/booking/booking-search.tsx';

type Props = { searchParams: Promise<RawQuery> };

export const generateMetadata = bookingSearchMetadata;

/** `/booking?from=RHO&to=SYM`, and the form for a visitor with settings: the middleware rewrites to this page. */
export default async function ChosenBookingPage({ searchParams }: Props) {
  return <BookingSearch raw={await searchParams} />;
}
