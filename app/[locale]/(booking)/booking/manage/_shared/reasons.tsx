import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import type { Bilingual } from '#contracts/reservations/index.ts';
import styles from './change.module.css';

type Props = { reasons: readonly Bilingual[] };

/** The rules that decided, in the service's own words. */
export async function Reasons({ reasons }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.change');
  if (reasons.length === 0) return null;
  return (
    <section className={styles.reasons}>
      <h3>{t('whyTitle')}</h3>
      {reasons.map((reason) => (
        <p key={reason.en}>{reason[locale]}</p>
      ))}
    </section>
  );
}
