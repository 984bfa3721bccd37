import { CrossingTimes } from '#app/[locale]/(booking)/booking/_shared/crossing-times.tsx';
import { getTranslations } from 'next-intl/server';
import type { JourneyLeg, TravelClass, Booking } from '#contracts/reservations/index.ts';
import type { BoundName } from '#lib/booking/change-query.ts';
import { longDayInYear } from '#foundation/dates/format-day.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { formatPrice } from '#foundation/money/price.ts';
import styles from './summary-card.module.css';
import { type BoundPrice, priceOfSegments } from '#lib/booking/quoted-bounds.ts';
import { PriceReasons } from './price-reasons.tsx';
import { Stopovers } from './stopovers.tsx';
import { bookedBounds } from '#lib/booking/booked-bounds.ts';

type Props = {
  name: BoundName;
  /** Number of the leg when there are several, from 1. */
  number: number;
  /** «Σύμη – Κως», where the day alone doesn't identify the leg. */
  places?: string | undefined;
  legs: readonly JourneyLeg[];
  class: TravelClass;
  price: BoundPrice;
  /** Today in the operator's time zone: the year is shown when it differs. */
  today: string;
  /** Beside the choice itself, which already says where the ship stops and what its discounts take off. */
  isBrief?: boolean;
};

/** One bound in the running summary. */
export async function SummaryLeg(props: Props) {
  const { name, number, places, legs, class: travelClass, price, today, isBrief = false } = props;
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.summary');
  const [first] = legs;
  const last = legs.at(-1);
  if (!first || !last) return null;
  return (
    <div className={styles.leg}>
      <p className={styles.day}>{t(name, { number, day: longDayInYear(first.from.at, today, locale) })}</p>
      {places ? <p className={styles.ports}>{places}</p> : null}
      <p className={`${styles.times} num`}>
        <CrossingTimes departsAt={first.from.at} arrivesAt={last.to.at} />
      </p>
      <p className={`${styles.price} num`}>{formatPrice(price.totalCents, locale)}</p>
      <p className={styles.vessel}>
        {[...new Set(legs.map((leg) => leg.vessel.name[locale]))].join(', ')},{' '}
        {t('quayAndClass', { quay: first.from.quayName[locale], class: t(travelClass) })}
      </p>
      {isBrief ? null : (
        <>
          {legs.map((leg) => (
            <Stopovers key={leg.tripId} leg={leg} className={styles.vessel} />
          ))}
          <p className={`${styles.reasons} num`}>
            <PriceReasons breakdown={price.breakdown} />
          </p>
        </>
      )}
    </div>
  );
}

type BookingLegsProps = { booking: Booking; /** Today in the operator's time zone. */ today: string };

/** The bounds of a held or confirmed booking in the summary: outbound and return, or leg by leg. */
export async function BookingLegs({ booking, today }: BookingLegsProps) {
  const bounds = bookedBounds(booking.segments);
  const hasLegs = bounds.filter(({ direction }) => direction === 'A').length > 1;
  return bounds.map(({ direction, numbers, segments }, index) => {
    const [first] = segments;
    return first ? (
      <SummaryLeg
        key={first.leg.tripId}
        name={direction === 'R' ? 'back' : hasLegs ? 'leg' : 'out'}
        number={index + 1}
        legs={segments.map(({ leg }) => leg)}
        class={first.class}
        price={priceOfSegments(numbers, booking.quote)}
        today={today}
      />
    ) : null;
  });
}
