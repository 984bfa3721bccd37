import { getTranslations } from 'next-intl/server';
import { clock, longDay } from '#lib/dates/day-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Booking } from '#reservations/contract/index.ts';
import furniture from '../frame/furniture.module.css';
import styles from './trips.module.css';

type Props = { booking: Booking; locale: Locale };

/** Every ship: the day, the times, from which quay, and when to be there. */
export async function TripList({ booking, locale }: Props) {
  const t = await getTranslations('common.booking.mine');
  return (
    <section>
      <h2 className={furniture.h2}>{t('tripsTitle')}</h2>
      <ul className={styles.trips}>
        {booking.segments.map((segment) => (
          <Trip
            key={segment.leg.tripId}
            segment={segment}
            isOver={booking.state === 'cancelled'}
            locale={locale}
          />
        ))}
      </ul>
    </section>
  );
}

type TripProps = { segment: Booking['segments'][number]; isOver: boolean; locale: Locale };

async function Trip({ segment, isOver, locale }: TripProps) {
  const t = await getTranslations('common.booking.mine');
  const words = await getTranslations('common.booking.confirmation');
  const { leg, state = 'live', openUntil } = segment;
  const { from, to } = leg;
  const place = (call: typeof from) =>
    t('from', { port: call.portName[locale], quay: call.quayName[locale] });
  return (
    <li className={styles.trip}>
      <p className={styles.day}>
        {t(segment.direction)}
        <small>{state === 'open' ? t('noDate') : longDay(from.at, locale)}</small>
      </p>
      <div>
        {state === 'open' ? null : (
          <p className={`${styles.times} num`}>
            {clock(from.at)} – {clock(to.at)}
          </p>
        )}
        <p className={styles.places}>
          {place(from)} <span aria-hidden>→</span>
          <span className="visually-hidden">{words('to')}</span> {place(to)}
        </p>
        <p className={styles.ship}>
          {t('ship', { ship: leg.vessel.name[locale], class: words(segment.class) })}
        </p>
        {state === 'live' && !isOver ? (
          <p className={styles.there}>{t('beThere', { time: clock(segment.beThereBy) })}</p>
        ) : null}
        {state === 'open' && openUntil ? (
          <p className={styles.there}>
            {t('goodUntil', { day: longDay(openUntil, locale), year: openUntil.slice(0, 4) })}
          </p>
        ) : null}
      </div>
      {state === 'cancelled' ? (
        <span className={`${furniture.tag} ${furniture.bad}`}>{t('segmentCancelled')}</span>
      ) : null}
      {state === 'expired' ? (
        <span className={`${furniture.tag} ${furniture.neutral}`}>{t('segmentExpired')}</span>
      ) : null}
    </li>
  );
}
