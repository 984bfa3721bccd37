import { currentLocale } from '#lib/i18n/current-locale.ts';
import { isAsPlanned, type SegmentStanding } from '#contracts/reservations/index.ts';
import styles from './status-note.module.css';

type Props = { standing: SegmentStanding | undefined };

/** The standing of a booked sailing, as the service words it; nothing when it sails as planned. */
export async function StandingNote({ standing }: Props) {
  const locale = await currentLocale();
  if (!standing || isAsPlanned(standing)) return null;
  const isBad = standing.kind !== 'runs';
  return (
    <div className={`${styles.note} ${isBad ? styles.bad : ''}`} data-standing={standing.kind}>
      <p className={styles.title}>{standing.title[locale]}</p>
      <p>{standing.text[locale]}</p>
      {standing.notice ? <p>{standing.notice[locale]}</p> : null}
    </div>
  );
}
