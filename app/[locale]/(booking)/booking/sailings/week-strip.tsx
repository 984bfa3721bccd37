import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import type { DayOffer } from '#contracts/reservations/index.ts';
import { longDay } from '#foundation/dates/format-day.ts';
import { nameDay } from '#foundation/dates/weekdays.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { Pending } from './pending.client.tsx';
import { DayKeys } from './day-keys.client.tsx';
import styles from './week-strip.module.css';

type Props = {
  week: readonly DayOffer[];
  date: string;
  label: string;
  /** If true, a day without a price may have ships and seats, but no space for this party's vehicles. */
  hasVehicles?: boolean;
  /** What days say instead of their fares, where a fare isn't what would be paid; `free`: a day with seats that isn't in it. */
  words?: { free: string; byDay: ReadonlyMap<string, string> } | undefined;
  /** Address of the same page with another day. */
  hrefOf: (date: string) => string;
};

/** Seven days with the lowest total price of each. Every day is a link, so the strip works without a script. */
export async function WeekStrip({ week, date, label, hasVehicles = false, words, hrefOf }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.sailings');
  const low = cheapOf(week);
  return (
    <DayKeys label={label} className={styles.strip} date={date}>
      <ol className={styles.week}>
        {week.map((offer) => {
          const day = nameDay(offer.date, locale);
          const current = offer.date === date;
          const price = offer.lowestCents === null || words ? null : formatPrice(offer.lowestCents, locale);
          const cheap = price !== null && offer.lowestCents === low;
          const given = words?.byDay.get(offer.date);
          const free = offer.lowestCents === null ? null : words?.free;
          const instead =
            given ??
            (offer.isCancelled ? t('state.cancelled') : (free ?? t(insteadOfPrice(offer, hasVehicles))));
          const cell = (
            <>
              <span className={styles.name}>{day.weekday}</span>
              <span className={`${styles.name} ${styles.short}`}>{day.weekdayShort}</span>
              <span className={styles.number}>{day.day}</span>
              <span
                className={`${styles.price} num ${cheap ? styles.low : price || given ? '' : styles.none}`}
              >
                {price ?? instead}
              </span>
            </>
          );
          const name = `${longDay(offer.date, locale)}, ${price ? t('fromPrice', { price }) : instead}`;
          return (
            <li key={offer.date} data-day={offer.date}>
              <Link
                href={hrefOf(offer.date)}
                className={`${styles.day} ${current ? styles.now : ''}`}
                aria-label={cheap ? `${name}, ${t('cheapest')}` : name}
                aria-current={current ? 'date' : undefined}
                prefetch={false}
                scroll={false}
              >
                {cell}
                <Pending what="routes" />
              </Link>
            </li>
          );
        })}
      </ol>
    </DayKeys>
  );
}

/** The lowest price of the week, highlighted in green only when it is below what most days cost. */
export function cheapOf(week: readonly DayOffer[]): number | null {
  const prices = week
    .flatMap((offer) => (offer.lowestCents === null ? [] : [offer.lowestCents]))
    .toSorted((a, b) => a - b);
  const [lowest] = prices;
  const median = prices[Math.floor(prices.length / 2)];
  return lowest !== undefined && median !== undefined && lowest < median ? lowest : null;
}

function insteadOfPrice({ state, isRefused }: DayOffer, hasVehicles: boolean) {
  if (state === 'past') return state;
  // There may be seats without the vehicles.
  if (state === 'full') return hasVehicles ? 'noSpace' : 'full';
  return isRefused ? 'noVehicleShip' : 'noSailing';
}
