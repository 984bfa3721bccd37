import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { formatPrice } from '#foundation/money/price.ts';
import type { TripResult } from '#contracts/reservations/index.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import type { BoardContext } from './board-context.ts';
import styles from './board.module.css';

type Props = { trip: TripResult; way: number; board: BoardContext; titleId: string };

/** A leg that waits for the ones before it: what it will cost at least, and a way to look at it already. */
export async function LaterWay({ trip, way, board: { locale, links }, titleId }: Props) {
  const t = await getTranslations('common.booking.sailings');
  const lowest = trip.week.find(({ date }) => date === trip.date)?.lowestCents ?? null;
  return (
    <div className={`${styles.later} num`}>
      <p>
        {lowest === null ? (
          trip.reason?.text[locale]
        ) : (
          <>
            {t('foundShort', { count: trip.journeys.length })},{' '}
            <b>{t('fromPrice', { price: formatPrice(lowest, locale) })}</b>
          </>
        )}
      </p>
      <Link href={links.open(way)} prefetch={false} className={furniture.link} aria-describedby={titleId}>
        {t('showSailings')}
      </Link>
    </div>
  );
}
