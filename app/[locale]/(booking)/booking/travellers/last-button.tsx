import { useTranslations } from 'next-intl';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import styles from './pay-choice.module.css';

type Props = {
  /** «173,30 €» */
  total: string;
  pending: boolean;
  /** The same seats must be held again first; `agreed` is their new price when it changed. */
  again: boolean;
  agreed: string | null;
};

/** One button, whose words follow the chosen way to pay by style alone: it never says what it does not do. */
export function LastButton({ total, pending, again, agreed }: Props) {
  const t = useTranslations('common.booking.travellers');
  return (
    <button className={`${buttonClasses()} ${styles.last}`} aria-disabled={pending}>
      {pending ? (
        t('sending')
      ) : again ? (
        agreed ? (
          t('reholdAt', { price: agreed })
        ) : (
          t('reholdAndConfirm')
        )
      ) : (
        <>
          <span className={styles.agency}>{t('confirm')}</span>
          <span className={styles.card}>{t('pay.card.button', { price: total })}</span>
          <span className={styles.test}>{t('pay.test.button', { price: total })}</span>
          <span className={styles.any}>{t('pay.any')}</span>
        </>
      )}
    </button>
  );
}
