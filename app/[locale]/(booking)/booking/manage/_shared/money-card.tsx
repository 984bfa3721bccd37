import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { dueCents, standingOf } from '#lib/booking/manage/standing.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { paymentPath } from '#lib/booking/payment-paths.ts';
import { travellersPath } from '#lib/booking/paths.ts';
import { clock } from '#foundation/dates/day-words.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { MoneyRows } from './money-rows.tsx';
import { WaysToPay } from './ways-to-pay.tsx';
import styles from './money-card.module.css';

type Props = { booking: Booking; phone: string };

/** What is to be paid, was paid or comes back, and the step that follows. */
export async function MoneyCard({ booking, phone }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  const { payment, payBy, quote, reference } = booking;
  const standing = standingOf(booking);
  const due = dueCents(booking);
  const paid = payment?.paidCents ?? 0;
  const back = payment?.refundCents ?? 0;
  const way = t(payment?.method === 'agency' ? 'backAgency' : 'backCard');
  const at = payBy ? t('at', { day: datedDay(payBy, locale), time: clock(payBy) }) : '';
  switch (standing) {
    case 'held':
    case 'paying':
      return (
        <section className={styles.card}>
          <MoneyRows title={t('price')} cents={quote.totalCents} rows={[]} />
          <ButtonLink
            href={payment ? paymentPath(locale, reference) : travellersPath(locale, reference)}
            tone="navy"
            wide
          >
            {t(payment ? 'toPayment' : 'continue')}
          </ButtonLink>
        </section>
      );
    case 'unpaid':
      return (
        <section className={styles.card}>
          <MoneyRows
            title={t('due')}
            cents={due}
            rows={[
              ...(paid > 0 ? [[t('alreadyPaid'), formatPrice(paid, locale)] as const] : []),
              ...(at ? [[t('deadline'), at] as const] : []),
            ]}
          />
          <WaysToPay booking={booking} />
          <CancelLink booking={booking} phone={phone} />
        </section>
      );
    case 'ticketed':
    case 'open':
      return (
        <section className={styles.card}>
          <MoneyRows
            title={t('paid')}
            cents={paid || quote.totalCents}
            rows={back > 0 ? [[t('refunded'), formatPrice(back, locale)]] : []}
          />
          {back > 0 ? <p className={styles.text}>{way}</p> : null}
          <CancelLink booking={booking} phone={phone} />
        </section>
      );
    case 'gone':
    case 'lapsed':
    case 'cancelled':
      return (
        <section className={styles.card}>
          {back > 0 ? (
            <MoneyRows title={t('refunded')} cents={back} rows={[]} />
          ) : (
            <h2>{t('nothingOwed')}</h2>
          )}
          <p className={styles.text}>{back > 0 ? way : t(paid > 0 ? 'nothingBack' : 'neverPaid')}</p>
          <ButtonLink href={paths.booking(locale)} tone="line" wide>
            {t('newBooking')}
          </ButtonLink>
        </section>
      );
  }
}

async function CancelLink({ booking, phone }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  if (!booking.actions?.cancel) return <p className={styles.text}>{t('cancelClosed', { phone })}</p>;
  return (
    <>
      <a
        href={managePath(locale, booking.reference, { view: 'cancel' })}
        className={`${buttonClasses({ tone: 'line', wide: true })} ${styles.bad}`}
      >
        {t('cancel')}
      </a>
      <p className={`${furniture.small} ${furniture.soft} ${styles.hint}`}>{t('cancelHint')}</p>
    </>
  );
}
