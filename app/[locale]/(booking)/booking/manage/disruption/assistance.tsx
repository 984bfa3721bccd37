import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { sourceName } from '#lib/booking/manage/source-name.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { BookingDisruption } from '#contracts/reservations/index.ts';
import styles from './disruption.module.css';

type Props = { assistance: BookingDisruption['assistance'] };

/** What is owed to who waits, as far as the law goes. */
export async function Assistance({ assistance }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.disruption');
  return (
    <section>
      <h3>{t('assistanceTitle')}</h3>
      <ul className={styles.owed}>
        {assistance.map(({ what, ruleId, capCents, nights, legalReason, source }) => (
          <li key={ruleId}>
            <b>
              {t(what)}
              {nights !== null && capCents !== null
                ? t('cap', { nights, price: formatPrice(capCents, locale) })
                : null}
            </b>
            <p>
              {legalReason[locale]}
              {source ? <small>{sourceName(source, locale)}</small> : null}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.lede}>{t('assistanceHow')}</p>
    </section>
  );
}
