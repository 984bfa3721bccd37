import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import type { Journey, JourneyLeg } from '#contracts/reservations/index.ts';
import { clock } from '#foundation/dates/day-words.ts';
import { JourneyPath } from './journey-path.tsx';
import styles from './sailing-row.module.css';

type Props = { journey: Journey };

/** When and where it leaves and arrives. What differs from the timetable or from the usual quay is said beside it. */
export async function JourneyTimes({ journey }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.sailings');
  const [first] = journey.legs;
  const last = journey.legs.at(-1);
  if (!first || !last) return null;
  const place = (stop: JourneyLeg['from'], className: string) => (
    <div className={`${styles.place} ${className}`}>
      {stop.plannedAt && journey.state !== 'cancelled' ? (
        <span className={`${styles.late} num`}>{t('insteadOf', { what: clock(stop.plannedAt) })}</span>
      ) : null}
      <b>{stop.portName[locale]}</b>
      <span>{stop.quayName[locale]}</span>
      {stop.plannedQuayName ? (
        <span className={styles.late}>{t('insteadOf', { what: stop.plannedQuayName[locale] })}</span>
      ) : null}
    </div>
  );
  return (
    <div className={styles.go}>
      <span className={`${styles.time} num`}>
        <span className="visually-hidden">{t('departure')} </span>
        {clock(journey.departsAt)}
      </span>
      <JourneyPath journey={journey} />
      <span className={`${styles.time} ${styles.arrives} num`}>
        <span className="visually-hidden">{t('arrival')} </span>
        {clock(journey.arrivesAt)}
      </span>
      <div className={styles.places}>
        {place(first.from, '')}
        {place(last.to, styles.to ?? '')}
      </div>
    </div>
  );
}
