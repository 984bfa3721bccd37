import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { onlineMethods } from '#lib/booking/pay/payment-view.ts';
import { paymentPath } from '#lib/booking/payment-paths.ts';
import { sailingsPath } from '#lib/booking/paths.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Booking, PaymentMethod } from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { searchOf } from '#app/[locale]/(booking)/booking/_shared/search-of.ts';
import { PayForm } from '#app/[locale]/(booking)/booking/_shared/pay-form.tsx';
import type { ShownPayment } from './payment-page.tsx';
import styles from './payment.module.css';

type Props = {
  booking: Booking;
  view: ShownPayment;
  /** An agency has been chosen and only awaits a code: what is left are the other ways. */
  isForAgency: boolean;
  /** Available payment methods; undefined when the service didn't respond. */
  offered: readonly PaymentMethod[] | undefined;
};

/** The available actions. There is always at least one, and the most likely one comes first. */
export async function PaymentActions({ booking, view, isForAgency, offered }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.payment');
  const { reference, payment } = booking;
  const ways = offered ?? (payment ? [payment.method, 'agency'] : ['agency']);
  const look = (
    <a href={paymentPath(locale, reference)} className={layout.link}>
      {t('look')}
    </a>
  );
  const agency = ways.includes('agency') && !isForAgency ? <AgencyPayment booking={booking} /> : null;
  switch (view.kind) {
    case 'open':
      return (
        <div className={styles.actions}>
          <a href={view.address} className={buttonClasses()}>
            {t('goOn')}
          </a>
          {agency}
          {look}
        </div>
      );
    case 'unknown':
      return (
        <div className={styles.actions}>
          <ButtonLink href={paymentPath(locale, reference)} tone="navy">
            {t('look')}
          </ButtonLink>
          {agency}
          {view.address ? (
            <a href={view.address} className={layout.link}>
              {t('backToProvider')}
            </a>
          ) : null}
        </div>
      );
    case 'processing':
    case 'late':
      return <div className={styles.actions}>{look}</div>;
    case 'again':
      return (
        <div className={styles.actions}>
          {onlineMethods(ways, payment?.method).map((method, index) => (
            <PayForm
              key={method}
              reference={reference}
              method={method}
              tone={index === 0 && !isForAgency ? 'orange' : 'line'}
            >
              {t(index === 0 && view.tried && !isForAgency ? 'tryAgain' : method)}
            </PayForm>
          ))}
          {agency}
        </div>
      );
    case 'over':
    case 'back': {
      const search = searchOf(booking);
      return (
        <div className={styles.actions}>
          {view.kind === 'over' ? (
            <ButtonLink href={paths.bookingTravellers(locale, { ref: reference })}>
              {t('sameSeats')}
            </ButtonLink>
          ) : null}
          <a href={search ? sailingsPath(locale, search) : paths.booking(locale)} className={layout.link}>
            {t('otherSailings')}
          </a>
        </div>
      );
    }
  }
}

type AgencyPaymentProps = { booking: Booking };

/**
 * Paying at an agency instead. This reserves seats that are only held, and ends a payment that is still open at the
 * provider.
 */
async function AgencyPayment({ booking }: AgencyPaymentProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.payment');
  const { state, reference, payment } = booking;
  const needsPress = state !== 'confirmed' || payment?.state === 'pending';
  return (
    <div className={styles.agency}>
      {needsPress ? (
        <PayForm reference={reference} method="agency" tone="line" describedBy="agency-text">
          {t('agency')}
        </PayForm>
      ) : (
        <ButtonLink href={paths.agencies(locale)} tone="line">
          {t('agencies')}
        </ButtonLink>
      )}
      <p id="agency-text">{t(state === 'confirmed' ? 'agencyTextSold' : 'agencyText')}</p>
    </div>
  );
}
