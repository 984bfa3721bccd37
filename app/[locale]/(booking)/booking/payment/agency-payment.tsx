import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { paths } from '#lib/routes/paths.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import { PayForm } from '#app/[locale]/(booking)/booking/_shared/pay-form.tsx';
import styles from './payment.module.css';

type Props = { booking: Booking };

/** The counter instead: seats that are only held are reserved by it, and a payment that is still open at the provider is ended. */
export async function AgencyWay({ booking }: Props) {
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
