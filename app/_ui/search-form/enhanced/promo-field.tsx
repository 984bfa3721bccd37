import { useTranslations } from 'next-intl';
import styles from '#app/_ui/search-form/promo.module.css';

type Props = { promo: string; onType: (promo: string) => void };

/** Quiet, because most have none; open when there is one, so that it is never sent unseen. */
export function PromoField({ promo, onType }: Props) {
  const t = useTranslations('common.booking.search');
  return (
    <details className={styles.promo}>
      <summary data-control="promo">{promo ? `${t('promo')}: ${promo}` : t('promoAsk')}</summary>
      <div className={styles.panel}>
        <label>
          {t('promo')}
          <input
            // Without a code the address says nothing of it.
            name={promo ? 'promo' : undefined}
            value={promo}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => onType(event.target.value)}
          />
        </label>
        <small>{t('promoHint')}</small>
      </div>
    </details>
  );
}
