import { CalendarPlus, FileDown } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { Booking } from '#reservations/contract/index.ts';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { calendarFilePath, ticketPath } from '#lib/booking/manage/manage-path.ts';
import { clock, longDay } from '#lib/dates/day-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatPrice } from '#lib/money/price.ts';
import { PrintButton } from './print-button.client.tsx';
import styles from './confirmation.module.css';

type Props = { booking: Booking; reference: string; locale: Locale };

/** What is owed and until when; with the reference, that is all that an agency needs. */
export async function PayBy({ booking, reference, locale }: Props) {
  const t = await getTranslations('common.booking.confirmation');
  const mine = await getTranslations('common.booking.mine');
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
      {booking.state === 'confirmed' ? <p>{mine('papersUnpaid')}</p> : null}
      <div className={styles.papers}>
        {booking.state === 'ticketed' ? (
          <a
            href={ticketPath(locale, booking.reference)}
            className={buttonClasses({ tone: 'navy', small: true })}
          >
            <FileDown aria-hidden className="icon" />
            {mine('ticket')}
          </a>
        ) : null}
        {booking.state === 'ticketed' || booking.state === 'confirmed' ? (
          <a
            href={calendarFilePath(locale, booking.reference)}
            className={buttonClasses({ tone: 'line', small: true })}
          >
            <CalendarPlus aria-hidden className="icon" />
            {mine('calendar')}
          </a>
        ) : null}
        <PrintButton label={t('print')} />
      </div>
    </section>
  );
}
