import { getTranslations } from 'next-intl/server';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { TextLink } from '../link/text-link.tsx';
import styles from './errors.module.css';

/** The 404 page: what happened, and two ways on. */
export async function Lost({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'common.errors' });
  return (
    <section className={styles.lost}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.code} aria-hidden>
          404
        </p>
        <h1>{t('notFoundTitle')}</h1>
        <p className={styles.lead}>{t('notFoundText')}</p>
        <div className={styles.ways}>
          <ButtonLink href={paths.booking(locale)}>{t('searchTrip')}</ButtonLink>
          <TextLink href={paths.destinations(locale)} arrow>
            {t('toDestinations')}
          </TextLink>
        </div>
      </div>
    </section>
  );
}
