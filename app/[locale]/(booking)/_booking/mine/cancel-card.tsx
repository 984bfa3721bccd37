import { randomUUID } from 'node:crypto';
import { Phone } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatPrice } from '#lib/money/price.ts';
import type { Booking } from '#reservations/contract/index.ts';
import { MoneyRows } from './money-rows.tsx';
import type { Preview } from './cancel-rows.tsx';
import styles from './card.module.css';

type Props = { booking: Booking; preview: Preview; isPaid: boolean; locale: Locale; phone: string };

/** The sum, the way it comes back, and the button. What stands here is sent along: another sum is never carried out. */
export async function CancelCard({ booking, preview, isPaid, locale, phone }: Props) {
  const t = await getTranslations('common.booking.mine');
  const rows = [
    ...(preview.keptCents > 0 ? [[t('kept'), formatPrice(preview.keptCents, locale)] as const] : []),
    ...(preview.dueCents > 0 ? [[t('stillDue'), formatPrice(preview.dueCents, locale)] as const] : []),
  ];
  return (
    <>
      <section className={styles.card}>
        {isPaid ? (
          <MoneyRows title={t('willReturn')} cents={preview.refundCents} rows={rows} locale={locale} />
        ) : (
          <h2>{t('nothingOwed')}</h2>
        )}
        {preview.refundCents > 0 ? (
          <p className={styles.text}>{t(booking.payment?.method === 'agency' ? 'backAgency' : 'backCard')}</p>
        ) : null}
        <form method="post" action="/api/booking/cancel">
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="reference" value={booking.reference} />
          <input type="hidden" name="expectedRefundCents" value={preview.refundCents} />
          <input type="hidden" name="key" value={randomUUID()} />
          <button className={`${buttonClasses({ tone: 'line', wide: true })} ${styles.bad}`}>
            {t(preview.refundCents > 0 ? 'confirmCancel' : 'confirmCancelUnpaid')}
          </button>
        </form>
        <a
          href={managePath(locale, booking.reference)}
          className={buttonClasses({ tone: 'navy', wide: true })}
        >
          {t('keep')}
        </a>
      </section>
      {isPaid ? (
        <p className={styles.below}>
          <Phone aria-hidden className="icon" />
          {t('carrierFault', { phone })}
        </p>
      ) : null}
    </>
  );
}
