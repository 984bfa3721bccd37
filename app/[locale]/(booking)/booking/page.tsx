import { BookingSearch, bookingSearchMetadata } from './booking-search.tsx';

export const generateMetadata = bookingSearchMetadata;

/** The empty form. It reads neither its query nor cookies, so that it stays static (lib/routes/chosen-view.ts). */
export default function BookingPage() {
  return <BookingSearch />;
}
