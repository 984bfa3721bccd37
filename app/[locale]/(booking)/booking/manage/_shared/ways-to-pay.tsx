import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { isPaid } from '#lib/booking/manage/standing.ts';
import { onlineMethods } from '#lib/booking/pay/payment-view.ts';
import { paymentPath } from '#lib/booking/payment-paths.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import { PayForm } from '#app/[locale]/(booking)/booking/_shared/pay-form.tsx';
import styles from './money-card.module.css';

type Props = { booking: Booking };

/** How to pay what is due of a booking whose places are sold: now, where that is offered, or at a counter before the deadline. */
export async function WaysToPay({ booking }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  const pay = await getTranslations('common.booking.payment');
  const { actions, payment, reference } = booking;
  if (payment?.state === 'pending')
    return (
      <>
        <p className={styles.text}>{t('pendingText')}</p>
        <ButtonLink href={paymentPath(locale, reference)} tone="navy" wide>
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
        <PayForm key={method} reference={reference} method={method} tone="navy" wide>
          {pay(method)}
        </PayForm>
      ))}
      <ButtonLink href={paths.agencies(locale)} tone={methods.length > 0 ? 'line' : 'navy'} wide>
        {t('agencies')}
      </ButtonLink>
    </>
  );
}
