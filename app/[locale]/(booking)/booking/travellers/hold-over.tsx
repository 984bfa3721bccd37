import { getTranslations } from 'next-intl/server';
import styles from './travellers.module.css';

/** In the place of the time that is left, once nothing is. */
export async function HoldOver() {
  const t = await getTranslations('common.booking.hold');
  return (
    <p className={`${styles.hold} ${styles.soon}`}>
      <strong>{t('over')}</strong>
    </p>
  );
}
