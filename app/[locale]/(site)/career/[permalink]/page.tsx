import { getMessages, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { FormBand } from '#app/_ui/form/form-band.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { CircleAlert } from '#app/_ui/icon/drawn.server.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { ApplicationForm } from '#app/[locale]/(site)/career/application-form.client.tsx';
import { dayInYear } from '#foundation/dates/format-day.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import {
  isClosed,
  readJobOpening,
  type JobOpeningPage,
  readJobOpenings,
} from '#lib/content/readers/job-opening.server.ts';
import { listDocuments } from '#lib/content/static-params.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { settlePermalink } from '#lib/content/settle-permalink.ts';
import { textHtml } from '#lib/feeds/text-html.ts';
import { jobPostingData } from '#lib/seo/job-posting.ts';
import { siteUrl } from '#lib/address.server.ts';
import styles from './opening.module.css';

type OpeningProps = { job: JobOpeningPage; path: string; closed: boolean };

const MOST = 6;

type JobJsonLdProps = { job: JobOpeningPage; path: string };

type Props = { params: Promise<{ permalink: string }> };

export function generateStaticParams() {
  return listDocuments(['jobOpening'], (document, locale) => {
    const permalink = document[`permalink_${locale}`];
    return permalink ? { locale, permalink } : null;
  });
}

/**
 * The opening; otherwise the request ends with a 404 or redirect. A closed one keeps its page, because people come back
 * to what they applied for.
 */
async function find(params: Props['params']) {
  const locale = await currentLocale();
  const { permalink } = await params;
  const requested = decodeURIComponent(permalink);
  const job = await readJobOpening(requested, locale);
  if (!job) notFound();
  const pages = settlePermalink({
    requested,
    locale,
    permalinks: job.permalinks,
    addressOf: paths.jobOpening,
    list: paths.career(locale),
  });
  return { locale, job, pages, permalink: requested, closed: isClosed(job, athensDay(new Date())) };
}

export const generateMetadata = withNotFoundMetadata(async ({ params }: Props) => {
  const { locale, job, pages, closed } = await find(params);
  const { common } = await getMessages();
  return pageMetadata({
    locale,
    paths: pages,
    title: job.title,
    description: `${job.title}, ${job.place}. ${common.career[job.where]}.`,
    noIndex: closed,
  });
});

export default withNotFound(async function JobOpeningPage({ params }: Props) {
  const { locale, job, pages, permalink, closed } = await find(params);
  const { common } = await getMessages();
  const texts = common.career;
  const path = pages[locale] ?? paths.career(locale);
  return (
    <>
      <Opening job={job} path={path} closed={closed} />
      {closed ? null : (
        <FormBand title={texts.applyTitle} text={job.title}>
          <ApplicationForm
            locale={locale}
            path={path}
            opening={permalink}
            phone={await operatorPhone(locale)}
            shared={common.deskForm}
            texts={texts.form}
            places={{ ship: texts.ship, shore: texts.shore }}
          />
        </FormBand>
      )}
      <OtherOpenings except={job.id} />
      {closed ? null : <JobJsonLd job={job} path={path} />}
    </>
  );
});

/** Structured data for job searches; a closed opening has none. */
async function JobJsonLd({ job, path }: JobJsonLdProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.shell');
  const site = siteUrl();
  return (
    <JsonLd
      data={jobPostingData({
        site,
        path,
        id: job.id,
        title: job.title,
        description: textHtml(job.text ?? [], { locale, site, figure: () => '' }),
        postedOn: job.postedOn,
        closesOn: job.closesOn,
        place: job.place,
        operator: t('siteName'),
      })}
    />
  );
}

/** For visitors for whom this opening isn't the right one. */
async function OtherOpenings({ except }: { except: string }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.career');
  const all = await readJobOpenings(locale, athensDay(new Date()));
  const others = all.filter((job) => job.id !== except).slice(0, MOST);
  if (others.length === 0) return null;
  return (
    <section className={`wrap ${styles.others}`} aria-labelledby="other-openings">
      <h2 id="other-openings">{t('others')}</h2>
      <ul>
        {others.map((job) => (
          <li key={job.id}>
            <TextLink href={job.href}>{job.title}</TextLink>
            <span>
              {job.place}, {t(job.where).toLocaleLowerCase(locale)}
            </span>
            <span>{job.closesOn ? t('until', { day: dayInYear(job.closesOn, locale) }) : t('always')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One position: its description, the facts beside it, and the form; or that it is closed. */
async function Opening({ job, path, closed }: OpeningProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.career');
  const day = job.closesOn ? dayInYear(job.closesOn, locale) : null;
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
          <RichText value={job.text} className={styles.text ?? ''} />
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
