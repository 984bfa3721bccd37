import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import type { DayOffer } from '#reservations/contract/index.ts';
import { longDay } from '#lib/dates/day-words.ts';
import { nameDay } from '#lib/dates/weekdays.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatPrice } from '#lib/money/price.ts';
import styles from './week-strip.module.css';

type Props = {
  week: readonly DayOffer[];
  date: string;
  locale: Locale;
  label: string;
  /** Address of the same page with another day. */
  hrefOf: (date: string) => string;
};

/** Seven days with the lowest final price of each. Every day is a link, so the strip works before any script. */
export async function WeekStrip({ week, date, locale, label, hrefOf }: Props) {
  const t = await getTranslations('common.booking.sailings');
  const low = cheapOf(week);
  return (
    <nav aria-label={label}>
      <ol className={styles.week}>
        {week.map((offer) => {
          const day = nameDay(offer.date, locale);
          const current = offer.date === date;
          const price = offer.lowestCents === null ? null : formatPrice(offer.lowestCents, locale);
          const cheap = low !== null && offer.lowestCents === low;
          const cell = (
            <>
              <span className={styles.name}>{day.weekday}</span>
              <span className={styles.number}>{day.day}</span>
              <span className={`${styles.price} num ${price ? (cheap ? styles.low : '') : styles.none}`}>
                {price ?? t(offer.state === 'full' ? 'full' : 'noSailing')}
              </span>
            </>
          );
          const name = `${longDay(offer.date, locale)}, ${price ? t('fromPrice', { price }) : t(offer.state === 'full' ? 'full' : 'noSailing')}`;
          return (
            <li key={offer.date}>
              <Link
                href={hrefOf(offer.date)}
                className={`${styles.day} ${current ? styles.now : ''}`}
                aria-label={cheap ? `${name}, ${t('cheapest')}` : name}
                aria-current={current ? 'date' : undefined}
                prefetch={false}
                scroll={false}
              >
                {cell}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Green only where it means something: the lowest price of the week, and only when the days differ. */
function cheapOf(week: readonly DayOffer[]): number | null {
  const prices = week.flatMap((offer) => (offer.lowestCents === null ? [] : [offer.lowestCents]));
  const lowest = Math.min(...prices);
  return prices.length > 1 && prices.some((price) => price > lowest) ? lowest : null;
}
