import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { JobOpeningRow } from '#lib/content/readers/job-opening.server.ts';
import styles from './career.module.css';
import { dayWithYear } from './day-with-year.ts';

type Props = { openings: readonly JobOpeningRow[] };

/** Open positions, with a choice of place that is nothing but radio buttons and a style: it works without any script. */
export async function OpeningList({ openings }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.career');
  if (openings.length === 0) return <p className={styles.none}>{t('none')}</p>;
  const count = (where: string) => openings.filter((job) => where === 'all' || job.where === where).length;
  return (
    <div className={styles.list}>
      <fieldset className={styles.filter}>
        <legend className="visually-hidden">{t('filter')}</legend>
        {(['all', 'ship', 'shore'] as const).map((where) => (
          <label key={where} htmlFor={`where-${where}`}>
            <input
              id={`where-${where}`}
              type="radio"
              name="where"
              value={where}
              defaultChecked={where === 'all'}
            />
            <span>
              {t(where)} <small>{count(where)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <ul>
        {openings.map((job) => (
          <li key={job.id} data-where={job.where}>
            <h3>
              <SiteLink href={job.href}>{job.title}</SiteLink>
            </h3>
            <p className={styles.place}>
              {job.place}
              <span>{t(job.where)}</span>
            </p>
            <p className={styles.until}>
              {job.closesOn ? t('until', { day: dayWithYear(job.closesOn, locale) }) : t('always')}
            </p>
          </li>
        ))}
      </ul>
      {(['ship', 'shore'] as const)
        .filter((where) => count(where) === 0)
        .map((where) => (
          <p key={where} className={styles.none} data-none={where}>
            {t('noneHere')}
          </p>
        ))}
    </div>
  );
}
