import type { Booking } from '#reservations/contract/index.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sumCents } from '#lib/money/cents.ts';
import { SummaryLeg } from './summary-leg.tsx';

type Props = { booking: Booking; locale: Locale };

/** The directions of a held or confirmed booking in the summary. */
export function BookingLegs({ booking, locale }: Props) {
  const numbered = booking.segments.map((segment, index) => ({
    segment,
    cents: booking.quote.segmentFullCents[index] ?? 0,
  }));
  const directions = [
    { id: 'out', parts: numbered.filter(({ segment }) => segment.direction === 'A') },
    { id: 'back', parts: numbered.filter(({ segment }) => segment.direction === 'R') },
  ] as const;
  return directions.map(({ id, parts }) => {
    const [first] = parts;
    return first ? (
      <SummaryLeg
        key={id}
        name={id}
        number={1}
        legs={parts.map(({ segment }) => segment.leg)}
        class={first.segment.class}
        cents={sumCents(parts.map(({ cents }) => cents))}
        locale={locale}
      />
    ) : null;
  });
}
