import { getTranslations } from 'next-intl/server';
import type { Booking } from '#contracts/reservations/index.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';

/** Shown wherever a booking paid with the test method appears, so that nobody takes it for a bought ticket. A refused attempt pays nothing. */
export async function TestNotice({ booking }: { booking: Pick<Booking, 'payment'> }) {
  const { payment } = booking;
  if (payment?.method !== 'test' || !payment.paidCents) return null;
  const t = await getTranslations('common.booking.testPayment');
  return (
    <Notice tone="warn" title={t('title')}>
      <p>{t('text')}</p>
    </Notice>
  );
}
