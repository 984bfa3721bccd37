import { isAsPlanned, type SegmentStanding } from '#contracts/reservations/index.ts';
import type { Locale } from '#foundation/text/locales.ts';
import styles from './status-note.module.css';

type Props = { standing: SegmentStanding | undefined; locale: Locale };

/** How a ship of the booking stands, in the words of the service; nothing when it sails as planned. */
export function StandingNote({ standing, locale }: Props) {
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
