import { getTranslations } from 'next-intl/server';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import type { JobOpeningPage } from '#lib/content/readers/job-opening.server.ts';
import { textHtml } from '#lib/feeds/text-html.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { jobPostingData } from '#lib/seo/job-posting.ts';
import { siteUrl } from '#lib/address.server.ts';

type Props = { job: JobOpeningPage; path: string; locale: Locale };

/** What job searches of search engines read; a closed opening has none. */
export async function JobJsonLd({ job, path, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'common.shell' });
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
