import { getTranslations } from 'next-intl/server';
import type { Booking } from '#reservations/contract/index.ts';
import { clock, longDay } from '#lib/dates/day-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatPrice } from '#lib/money/price.ts';
import { PrintButton } from './print-button.client.tsx';
import styles from './confirmation.module.css';

type Props = { booking: Booking; reference: string; locale: Locale };

/** What is owed and until when; with the reference, that is all that an agency needs. */
export async function PayBy({ booking, reference, locale }: Props) {
  const t = await getTranslations('common.booking.confirmation');
  const { payBy } = booking;
  return (
    <section className={styles.pay} aria-labelledby="pay-title">
      <h2 id="pay-title">{payBy ? t('payTitle') : t('noDebt')}</h2>
      <dl className={`${styles.due} num`}>
        <div>
          <dt>{t('amount')}</dt>
          <dd className={styles.amount}>{formatPrice(booking.quote.totalCents, locale)}</dd>
        </div>
        {payBy ? (
          <div>
            <dt>{t('deadline')}</dt>
            <dd>{t('deadlineAt', { day: longDay(payBy, locale), time: clock(payBy) })}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('reference')}</dt>
          <dd>{reference}</dd>
        </div>
      </dl>
      {payBy ? <p>{t('payText')}</p> : null}
      <PrintButton label={t('print')} />
    </section>
  );
}
