import { getTranslations } from 'next-intl/server';
import type { Journey } from '#contracts/reservations/index.ts';
import { durationWords } from '#app/[locale]/(booking)/booking/_shared/duration-text.ts';
import styles from './sailing-row.module.css';

/** The crossing as a line, with a pill where the traveller may go ashore or changes ship. */
export async function JourneyPath({ journey }: { journey: Journey }) {
  const t = await getTranslations('common.booking.sailings');
  const words = durationWords(await getTranslations('common.booking.duration'), journey.durationMinutes);
  const ashore = journey.legs.some((leg) => leg.calls.some((call) => call.stopover));
  const changes = journey.legs.length - 1;
  return (
    <span className={`${styles.path} num`}>
      <i className={styles.start} />
      <span className="visually-hidden">{t('duration')} </span>
      {changes > 0
        ? t('withChange', { duration: words, count: changes })
        : ashore
          ? t('withStop', { duration: words })
          : words}
      {changes > 0 || ashore ? <i className={styles.ashore} /> : null}
    </span>
  );
}
