import { getMessages, getTranslations } from 'next-intl/server';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { FormBand } from '#app/_ui/form/form-band.tsx';
import { findRoutedPage, RoutedPageFrame, routedPageMetadata } from '#app/_ui/page/routed-page.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { readJobOpenings, type JobOpeningRow } from '#lib/content/readers/job-opening.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { paths } from '#lib/routes/paths.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ApplicationForm } from './application-form.client.tsx';
import { dayInYear } from '#foundation/dates/format-day.ts';
import styles from './career.module.css';

type Props = { openings: readonly JobOpeningRow[] };

export const generateMetadata = withNotFoundMetadata(
  withFirstStepsMetadata(async () => {
    return routedPageMetadata('career', paths.career);
  }),
);

/** Open positions, what it is like to work here, and a form for unsolicited applications. */
export default withNotFound(
  withFirstSteps(async function CareerPage() {
    const { locale, page } = await findRoutedPage('career');
    const { common } = await getMessages();
    const texts = common.career;
    const [openings, phone] = await Promise.all([
      readJobOpenings(locale, athensDay(new Date())),
      operatorPhone(locale),
    ]);
    return (
      <RoutedPageFrame path={paths.career(locale)} page={page}>
        <section className={`wrap ${styles.openings}`} aria-labelledby="openings">
          <h2 id="openings">{texts.openings}</h2>
          <OpeningList openings={openings} />
        </section>
        <div className="wrap">
          <RichText value={page.body} className={styles.body ?? ''} />
        </div>
        <FormBand title={texts.spontaneousTitle} text={texts.spontaneousLead}>
          <ApplicationForm
            locale={locale}
            path={paths.career(locale)}
            opening={null}
            phone={phone}
            shared={common.deskForm}
            texts={texts.form}
            places={{ ship: texts.ship, shore: texts.shore }}
          />
        </FormBand>
      </RoutedPageFrame>
    );
  }),
);

/** Open positions, filtered by place with radio buttons and CSS only, so that it works without a script. */
async function OpeningList({ openings }: Props) {
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
              {`${t(where)} `}
              <small>{count(where)}</small>
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
              {job.closesOn ? t('until', { day: dayInYear(job.closesOn, locale) }) : t('always')}
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
