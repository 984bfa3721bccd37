import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { dayWithYear } from '#app/[locale]/(site)/career/day-with-year.ts';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { CircleAlert } from '#app/_ui/icon/drawn.server.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import type { JobOpeningPage } from '#lib/content/readers/job-opening.server.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './opening.module.css';

type Props = { job: JobOpeningPage; path: string; closed: boolean };

/** One position: what it is, the facts beside it, and the way to the form; or the word that it is closed. */
export async function Opening({ job, path, closed }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.career');
  const day = job.closesOn ? dayWithYear(job.closesOn, locale) : null;
  return (
    <article>
      <PageHead
        path={path}
        title={job.title}
        between={[{ name: t('openings'), href: paths.career(locale) }]}
      />
      <div className={`wrap ${styles.columns}`}>
        <div>
          {closed && day ? (
            <div className={styles.closed} role="note">
              <CircleAlert aria-hidden strokeWidth={2} />
              <div>
                <strong>{t('closedTitle')}</strong>
                <p>{t('closedText', { day })}</p>
              </div>
            </div>
          ) : null}
          <RichText value={job.text} locale={locale} className={styles.text ?? ''} />
        </div>
        <aside className={styles.facts}>
          <dl>
            <div>
              <dt>{t('place')}</dt>
              <dd>{job.place}</dd>
            </div>
            <div>
              <dt>{t('filter')}</dt>
              <dd>{t(job.where)}</dd>
            </div>
            <div>
              <dt>{t('deadline')}</dt>
              <dd>{closed ? t('closedTitle') : day ? t('until', { day }) : t('always')}</dd>
            </div>
          </dl>
          {closed ? (
            <ButtonLink href={paths.career(locale)} tone="navy" small wide>
              {t('seeOpen')}
            </ButtonLink>
          ) : (
            <a className={buttonClasses({ small: true, wide: true })} href="#form">
              {t('toApply')}
            </a>
          )}
        </aside>
      </div>
    </article>
  );
}
