import { getTranslations } from 'next-intl/server';
import { refundRows } from '#lib/booking/manage/refund-rows.ts';
import { sourceName } from '#lib/booking/manage/source-name.ts';
import { clock, longDay } from '#lib/dates/day-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatPrice } from '#lib/money/price.ts';
import type { Booking, CancellationPreview } from '#reservations/contract/index.ts';
import type * as v from 'valibot';
import furniture from '../frame/furniture.module.css';
import styles from './mine.module.css';

export type Preview = v.InferOutput<typeof CancellationPreview>;
type Props = { booking: Booking; preview: Preview; isPaid: boolean; locale: Locale };

/** What each ship gives back, by which rule and until when. */
export async function CancelRows({ booking, preview, isPaid, locale }: Props) {
  const t = await getTranslations('common.booking.mine');
  return (
    <section>
      <h2 className={furniture.h2}>{t('cancelTitle')}</h2>
      <p className={styles.text}>{t(isPaid ? 'cancelLede' : 'cancelUnpaid')}</p>
      {isPaid ? (
        <ul className={styles.refunds}>
          {refundRows(preview.tickets).map((row) => {
            const segment = booking.segments[row.segment];
            return segment ? (
              <li key={`${row.segment} ${row.percent} ${row.reason.en}`}>
                <h3>
                  {t('rowTitle', {
                    direction: t(segment.direction),
                    day: longDay(segment.leg.from.at, locale),
                    time: clock(segment.leg.from.at),
                  })}
                  <small>
                    {t('rowPaid', { count: row.tickets, price: formatPrice(row.paidCents, locale) })}
                  </small>
                </h3>
                <p className={`${styles.back} num`}>
                  <small>{t('back')}</small>
                  {formatPrice(row.backCents, locale)}
                </p>
                <p className={styles.reason}>
                  {row.reason[locale]}{' '}
                  {row.until ? t('until', { day: longDay(row.until, locale), time: clock(row.until) }) : null}
                  {row.source ? <small>{sourceName(row.source, locale)}</small> : null}
                </p>
              </li>
            ) : null;
          })}
        </ul>
      ) : null}
      {preview.notes.map((note) => (
        <p key={note.en} className={styles.text}>
          {note[locale]}
        </p>
      ))}
    </section>
  );
}
