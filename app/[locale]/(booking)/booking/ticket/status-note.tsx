import { currentLocale } from '#lib/i18n/current-locale.ts';
import { isAsPlanned, type SegmentStanding } from '#contracts/reservations/index.ts';
import { Check } from '#app/_ui/icon/drawn.server.tsx';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import styles from './status-note.module.css';

type Props = {
  standing: SegmentStanding | undefined;
  /** Also say so when it sails as planned. */
  saysPlanned?: boolean;
  /** Reasons that the page gives elsewhere. */
  given?: readonly string[];
};

/** The standing of a booked sailing, as the service words it. */
export async function StandingNote({ standing, saysPlanned = false, given = [] }: Props) {
  const locale = await currentLocale();
  if (!standing) return null;
  if (isAsPlanned(standing))
    return saysPlanned ? (
      <p className={`${layout.tag} ${layout.ok} ${styles.planned}`} data-standing="planned">
        <Check aria-hidden size={16} strokeWidth={2.5} />
        {standing.title[locale]}
      </p>
    ) : null;
  const isBad = standing.kind !== 'runs';
  const reason = standing.notice?.[locale];
  return (
    <div className={`${styles.note} ${isBad ? styles.bad : ''}`} data-standing={standing.kind}>
      <p className={styles.title}>{standing.title[locale]}</p>
      <p>{standing.text[locale]}</p>
      {reason && !given.includes(reason) ? <p>{reason}</p> : null}
    </div>
  );
}
