import { useTranslations } from 'next-intl';
import styles from '#app/_ui/search-form/promo.module.css';

export function PlainPromo({ promo }: { promo: string }) {
  const t = useTranslations('common.booking.search');
  return (
    <details className={styles.promo}>
      <summary data-control="promo">{promo ? `${t('promo')}: ${promo}` : t('promoAsk')}</summary>
      <div className={styles.panel}>
        <label>
          {t('promo')}
          <input name="promo" defaultValue={promo} maxLength={40} autoComplete="off" />
        </label>
        <small>{t('promoHint')}</small>
      </div>
    </details>
  );
}
