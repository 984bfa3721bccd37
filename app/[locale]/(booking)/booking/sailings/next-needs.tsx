import { getTranslations } from 'next-intl/server';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import styles from './next-needs.module.css';

/** What to have at hand before the seats are held and the clock runs. */
export async function NextNeeds({ vehicles }: Pick<SearchQuery, 'vehicles'>) {
  const t = await getTranslations('common.booking.sailings.needs');
  const hasPlate = vehicles.some((vehicle) => vehicle !== 'BIC');
  return (
    <section className={styles.needs} aria-labelledby="next-needs">
      <h2 id="next-needs">{t('title')}</h2>
      <ul>
        <li>{t('people')}</li>
        {hasPlate ? <li>{t('vehicles')}</li> : null}
        <li>{t('contact')}</li>
      </ul>
      <p>{t('seats')}</p>
    </section>
  );
}
