import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { numberWords } from '#lib/bonus/number-words.ts';
import { bonusRules } from '#lib/bonus/rules.ts';
import styles from './levels.module.css';

/** The levels, each a little stronger than the one before. */
export async function Levels() {
  const locale = await currentLocale();
  const t = await getTranslations('common.bonus');
  return (
    <section className={styles.band} aria-labelledby="levels">
      <div className="wrap">
        <h2 id="levels">{t('levelsTitle')}</h2>
        <p className={styles.lead}>{t('levelsText')}</p>
        <ol className={styles.levels}>
          {bonusRules.levels.map(({ id, fromPoints, pointsPerEuro }, index) => (
            <li key={id}>
              <svg viewBox="0 0 96 40" aria-hidden className={styles.wind}>
                {Array.from({ length: index + 1 }, (_, line) => (
                  <path key={line} d={`M2 ${34 - line * 12}q12-10 24 0t24 0 24 0 20-6`} />
                ))}
              </svg>
              <h3>{t(id)}</h3>
              <p className={`num ${styles.rate}`}>{t('perEuro', { points: pointsPerEuro })}</p>
              <p className="num">
                {fromPoints === 0
                  ? t('fromStart')
                  : t('fromPoints', { points: numberWords(fromPoints, locale) })}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
