import { getMessages } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { FormBand } from '#app/_ui/form/form-band.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { isClosed, readJobOpening } from '#lib/content/readers/job-opening.server.ts';
import { listDocuments } from '#lib/content/static-params.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { settlePermalink } from '#lib/content/settle-permalink.ts';
import { ApplicationForm } from '#app/[locale]/(site)/career/application-form.client.tsx';
import { JobJsonLd } from './job-json-ld.tsx';
import { Opening } from './opening.tsx';
import { OtherOpenings } from './other-openings.tsx';

type Props = { params: Promise<{ permalink: string }> };

export function generateStaticParams() {
  return listDocuments(['jobOpening'], (document, locale) => {
    const permalink = document[`permalink_${locale}`];
    return permalink ? { locale, permalink } : null;
  });
}

/** The opening, or the end of the request. A closed one keeps its page: people come back to what they applied for. */
async function find(params: Props['params']) {
  const locale = await currentLocale();
  const { permalink } = await params;
  const asked = decodeURIComponent(permalink);
  const job = await readJobOpening(asked, locale);
  if (!job) notFound();
  const pages = settlePermalink({
    asked,
    locale,
    permalinks: job.permalinks,
    addressOf: paths.jobOpening,
    list: paths.career(locale),
  });
  return { locale, job, pages, permalink: asked, closed: isClosed(job, athensDay(new Date())) };
}

export const generateMetadata = headOrLost(async ({ params }: Props) => {
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

export default pageOrLost(async function JobOpeningPage({ params }: Props) {
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
