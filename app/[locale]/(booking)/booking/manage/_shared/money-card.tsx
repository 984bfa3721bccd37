import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { dueCents, statusOf, isPaid } from '#lib/booking/manage/booking-status.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { paymentPath } from '#lib/booking/payment-paths.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import styles from './money-card.module.css';
import { onlineMethods } from '#lib/booking/pay/payment-view.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import { PayForm } from '#app/[locale]/(booking)/booking/_shared/pay-form.tsx';

type Props = {
  booking: Booking;
  /** Below the amounts of a booking that is sold. */
  children?: ReactNode;
};

/** What is due, paid or refunded, and the next step. */
export async function MoneyCard({ booking, children }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  const { payment, payBy, quote, reference } = booking;
  const standing = statusOf(booking);
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
            href={
              payment ? paymentPath(locale, reference) : paths.bookingTravellers(locale, { ref: reference })
            }
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
          {children}
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
          {children}
        </section>
      );
    case 'gone':
    case 'lapsed':
    case 'cancelled':
      return (
        <section className={styles.card}>
          {back > 0 ? (
            <MoneyRows title={t('refunded')} cents={back} rows={[[t('paid'), formatPrice(paid, locale)]]} />
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

type CancelLinkProps = { booking: Booking; phone: string };

export async function CancelLink({ booking, phone }: CancelLinkProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  if (!booking.actions?.cancel) return <CancelClosed phone={phone} />;
  return (
    <>
      <a
        href={managePath(locale, booking.reference, { view: 'cancel' })}
        className={`${buttonClasses({ tone: 'line', wide: true })} ${styles.bad}`}
      >
        {t('cancel')}
      </a>
      <p className={`${layout.small} ${layout.soft} ${styles.hint}`}>{t('cancelHint')}</p>
    </>
  );
}

/** Why a booking that is sold can't be cancelled on its page. */
export async function CancelClosed({ phone }: { phone: string }) {
  const t = await getTranslations('common.booking.mine');
  return <p className={styles.text}>{t('cancelClosed', { phone })}</p>;
}

type MoneyRowsProps = { title: string; cents: number; rows: readonly (readonly [string, string])[] };

/** The main amount and its breakdown. */
export async function MoneyRows({ title, cents, rows }: MoneyRowsProps) {
  const locale = await currentLocale();
  return (
    <>
      <h2>{title}</h2>
      <p className={styles.amount}>{formatPrice(cents, locale)}</p>
      {rows.length > 0 ? (
        <dl className={`${styles.rows} num`}>
          {rows.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}

type WaysToPayProps = { booking: Booking };

/**
 * How to pay the balance of a booking whose seats are sold: online, where that is offered, or at an agency before the
 * deadline.
 */
async function WaysToPay({ booking }: WaysToPayProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  const pay = await getTranslations('common.booking.payment');
  const { actions, payment, reference } = booking;
  if (payment?.state === 'pending')
    return (
      <>
        <p className={styles.text}>{t('pendingText')}</p>
        <ButtonLink href={paymentPath(locale, reference)} wide>
          {t('toPayment')}
        </ButtonLink>
      </>
    );
  const network = await getNetwork();
  const offered = network.kind === 'ok' ? network.value.payments : undefined;
  const methods = actions?.pay ? onlineMethods(offered ?? [], payment?.method) : [];
  const owes = isPaid(booking) ? 'differenceText' : 'dueText';
  return (
    <>
      <p className={styles.text}>{t(methods.length > 0 ? `${owes}Online` : owes)}</p>
      {methods.map((method) => (
        <PayForm key={method} reference={reference} method={method} wide>
          {pay(method)}
        </PayForm>
      ))}
      <ButtonLink href={paths.agencies(locale)} tone={methods.length > 0 ? 'line' : 'orange'} wide>
        {t('agencies')}
      </ButtonLink>
    </>
  );
}
