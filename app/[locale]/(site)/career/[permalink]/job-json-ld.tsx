import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import type { JobOpeningPage } from '#lib/content/readers/job-opening.server.ts';
import { textHtml } from '#lib/feeds/text-html.ts';
import { jobPostingData } from '#lib/seo/job-posting.ts';
import { siteUrl } from '#lib/address.server.ts';

type Props = { job: JobOpeningPage; path: string };

/** What job searches of search engines read; a closed opening has none. */
export async function JobJsonLd({ job, path }: Props) {
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
