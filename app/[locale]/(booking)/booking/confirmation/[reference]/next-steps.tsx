import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { dueCents } from '#lib/booking/manage/booking-status.ts';
import { paymentPath } from '#lib/booking/payment-paths.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { paths } from '#lib/routes/paths.ts';
import { type Booking, type Network, printReference } from '#contracts/reservations/index.ts';
import styles from './confirmation.module.css';

type Props = { booking: Booking; network: Network | null };

/** For a booking that awaits payment: the amount, the deadline, and the steps to take. */
export async function NextSteps({ booking, network }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.confirmation');
  const mine = await getTranslations('common.booking.mine');
  const { payBy } = booking;
  const reference = printReference(booking.reference);
  const price = formatPrice(dueCents(booking), locale);
  const until = payBy ? { day: datedDay(payBy, locale), time: clock(payBy) } : null;
  // Only where the operator takes cards, and only while the booking can be paid.
  const hasCards = network?.payments?.some((method) => method !== 'agency') ?? false;
  return (
    <section aria-labelledby="pay-title">
      <h2 id="pay-title" className={styles.title}>
        {t('stepsTitle')}
      </h2>
      <dl className={`${styles.due} num`}>
        <div>
          <dt>{t('amount')}</dt>
          <dd className={styles.amount}>{price}</dd>
        </div>
        {until ? (
          <div>
            <dt>{t('deadline')}</dt>
            <dd>{t('deadlineAt', until)}</dd>
          </div>
        ) : null}
      </dl>
      <ol className={styles.steps}>
        {until ? <li>{t('stepAgency', until)}</li> : null}
        <li>{t('stepCode', { reference, price })}</li>
        <li>{t('stepTickets')}</li>
      </ol>
      <p className={styles.text}>{mine('papersUnpaid')}</p>
      {until ? <p className={styles.text}>{t('stepLate')}</p> : null}
      <div className={styles.stepActions}>
        {hasCards && booking.actions?.pay ? (
          <ButtonLink href={paymentPath(locale, booking.reference)} small>
            {t('payCard')}
          </ButtonLink>
        ) : null}
        <ButtonLink href={paths.agencies(locale)} tone="navy" small>
          {t('agencies')}
        </ButtonLink>
      </div>
    </section>
  );
}
