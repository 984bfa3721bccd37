import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import type { Booking, Network } from '#contracts/reservations/index.ts';
import { clock, longDayInYear } from '#foundation/dates/day-words.ts';
import { unbroken } from '#foundation/text/unbroken.ts';
import { IslandPicture } from '#app/[locale]/(booking)/booking/_shared/island-picture.tsx';
import { bookedWays } from '#lib/booking/booked-ways.ts';
import styles from './review.module.css';

type Props = { booking: Booking; network: Network | null; today: string };

/** Each way once more before it is paid for: the day, the times, the ship and the quay, under the island that it leads to. */
export async function TripCards({ booking, network, today }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.review');
  const summary = await getTranslations('common.booking.summary');
  const ways = bookedWays(booking.segments);
  const outward = ways.filter(({ direction }) => direction === 'A').length;
  return (
    <ol className={styles.trips}>
      {ways.map(({ direction, from, to, numbers, segments }, index) => {
        const [first] = segments;
        const name = direction === 'R' ? 'back' : outward > 1 ? 'leg' : 'out';
        return (
          <li key={numbers.join('-')} className={styles.trip}>
            <IslandPicture
              island={network?.ports.find(({ code }) => code === to.port)?.island ?? ''}
              className={styles.scene}
              sizes="(min-width: 768px) 400px, 110px"
            />
            <div className={styles.facts}>
              <p className={styles.soft}>
                {unbroken(summary(name, { number: index + 1, day: longDayInYear(from.at, today, locale) }))}
              </p>
              <h3>{t('rules.way', { from: from.portName[locale], to: to.portName[locale] })}</h3>
              <p className={`${styles.times} num`}>
                {clock(from.at)} – {clock(to.at)}
              </p>
              <p className={styles.soft}>
                {segments.map(({ leg }) => leg.vessel.name[locale]).join(', ')}
                {first ? `, ${summary(first.class)}` : ''}
              </p>
              <p className={styles.soft}>
                {first
                  ? t('rules.quayAt', { quay: from.quayName[locale], time: clock(first.beThereBy) })
                  : ''}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
