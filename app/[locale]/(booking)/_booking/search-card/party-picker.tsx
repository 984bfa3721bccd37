import { useTranslations } from 'next-intl';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { headCount } from '#lib/booking/party.ts';
import type { PassengerCounts } from '#lib/booking/state.ts';
import { MAX_PASSENGERS } from '#reservations/contract/index.ts';
import { Counter } from './counter.tsx';
import styles from './counter.module.css';

type Props = { counts: PassengerCounts; onChange: (counts: PassengerCounts) => void; onClose: () => void };

const kinds = ['adults', 'children', 'infants'] as const;

/** One to nine people, one of them an adult. */
export function PartyPicker({ counts, onChange, onClose }: Props) {
  const t = useTranslations('common.booking.search');
  const full = headCount(counts) >= MAX_PASSENGERS;
  return (
    <div className={styles.panel}>
      {kinds.map((kind) => (
        <Counter
          key={kind}
          label={t(kind)}
          hint={t(`age.${kind}`)}
          value={counts[kind]}
          min={kind === 'adults' ? 1 : 0}
          full={full}
          onChange={(value) => onChange({ ...counts, [kind]: value })}
        />
      ))}
      <p className={styles.limit}>{t('passengersLimit')}</p>
      <button type="button" className={buttonClasses({ small: true })} onClick={onClose}>
        {t('done')}
      </button>
    </div>
  );
}
