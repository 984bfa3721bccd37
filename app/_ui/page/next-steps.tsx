import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import { CircleCall } from './circle-call.tsx';
import styles from './next-steps.module.css';

/** The end of a text page: links to where readers go next. */
export async function NextSteps() {
  const locale = await currentLocale();
  const t = await getTranslations('common.nextSteps');
  return (
    <section className={styles.band} aria-labelledby="next-steps">
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2 id="next-steps">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <div className={styles.circles}>
          <CircleCall href={paths.booking(locale)}>{t('book')}</CircleCall>
          <CircleCall href={paths.itineraries(locale)} tone="secondary">
            {t('itineraries')}
          </CircleCall>
        </div>
      </div>
    </section>
  );
}
