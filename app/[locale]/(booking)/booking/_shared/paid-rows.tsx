import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import type { Booking } from '#contracts/reservations/index.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { dueCents } from '#lib/booking/manage/booking-status.ts';
import styles from './price-table.module.css';

/** What has been paid, what is refunded and what is still due; nothing before the first payment. */
export async function PaidRows({ booking }: { booking: Booking }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.confirmation');
  const { paidCents = 0, refundCents = 0 } = booking.payment ?? {};
  const rows = [
    [t('paid'), paidCents],
    [t('back'), refundCents],
    [t('due'), paidCents > 0 ? dueCents(booking) : 0],
  ] as const;
  const shown = rows.filter(([, cents]) => cents > 0);
  if (shown.length === 0) return null;
  return (
    <dl className={`${styles.paid} num`}>
      {shown.map(([term, cents]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{formatPrice(cents, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
