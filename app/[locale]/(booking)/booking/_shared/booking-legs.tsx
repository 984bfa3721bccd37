import type { Booking } from '#contracts/reservations/index.ts';
import { sumCents } from '#foundation/money/cents.ts';
import { bookedWays } from '#lib/booking/booked-ways.ts';
import { SummaryLeg } from './summary-leg.tsx';

type Props = { booking: Booking; /** The operator's day. */ today: string };

/** The ways of a held or confirmed booking in the summary: out and back, or one leg after the other. */
export async function BookingLegs({ booking, today }: Props) {
  const ways = bookedWays(booking.segments);
  const hasLegs = ways.filter(({ direction }) => direction === 'A').length > 1;
  return ways.map(({ direction, numbers, segments }, index) => {
    const [first] = segments;
    return first ? (
      <SummaryLeg
        key={first.leg.tripId}
        name={direction === 'R' ? 'back' : hasLegs ? 'leg' : 'out'}
        number={index + 1}
        legs={segments.map(({ leg }) => leg)}
        class={first.class}
        cents={sumCents(numbers.map((number) => booking.quote.segmentFullCents[number] ?? 0))}
        today={today}
      />
    ) : null;
  });
}
