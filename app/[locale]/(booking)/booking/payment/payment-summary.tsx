import type { Booking, Port } from '#contracts/reservations/index.ts';
import { BookingLegs } from '#app/[locale]/(booking)/booking/_shared/booking-legs.tsx';
import { CrossingMap } from '#app/[locale]/(booking)/booking/_shared/crossing-map.tsx';
import { SummaryCard } from '#app/[locale]/(booking)/booking/_shared/summary-card.tsx';
import { routeOf } from '#lib/booking/manage/standing.ts';

type Props = {
  booking: Booking;
  ports: readonly Port[];
  /** The operator's day. */ today: string;
};

/** The same card as on the steps before: what is being paid for. */
export function PaymentSummary({ booking, ports, today }: Props) {
  const route = routeOf(booking.segments);
  const from = ports.find(({ code }) => code === route?.from.port);
  const to = ports.find(({ code }) => code === route?.to.port);
  return (
    <SummaryCard
      quote={booking.quote}
      map={from && to ? <CrossingMap from={from} to={to} /> : undefined}
      legs={<BookingLegs booking={booking} today={today} />}
    />
  );
}
