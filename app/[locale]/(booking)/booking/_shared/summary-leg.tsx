import { getTranslations } from 'next-intl/server';
import type { JourneyLeg, TravelClass } from '#contracts/reservations/index.ts';
import type { WayName } from '#lib/booking/change-query.ts';
import { clock, longDayInYear } from '#foundation/dates/day-words.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { formatPrice } from '#foundation/money/price.ts';
import styles from './summary-card.module.css';

type Props = {
  name: WayName;
  /** Which of several legs, from 1. */
  number: number;
  /** «Σύμη – Κως», where the day alone does not tell which leg this is. */
  places?: string | undefined;
  legs: readonly JourneyLeg[];
  class: TravelClass;
  /** Price before discounts; the discount has a line of its own. */
  cents: number;
  /** The operator's day: another year is said. */
  today: string;
};

/** One way in the running summary. */
export async function SummaryLeg(props: Props) {
  const { name, number, places, legs, class: travelClass, cents, today } = props;
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
        {clock(first.from.at)} – {clock(last.to.at)}
      </p>
      <p className={`${styles.price} num`}>{formatPrice(cents, locale)}</p>
      <p className={styles.vessel}>
        {[...new Set(legs.map((leg) => leg.vessel.name[locale]))].join(', ')},{' '}
        {t('quayAndClass', { quay: first.from.quayName[locale], class: t(travelClass) })}
      </p>
    </div>
  );
}
