import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import type { ShelvedIssue } from '#lib/content/readers/magazine.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { periodicalData } from '#lib/seo/magazine-data.ts';
import { siteUrl } from '#lib/address.server.ts';

type Props = { title: string; issues: readonly ShelvedIssue[] };

/** The magazine as a periodical with its issues (B9). */
export async function ShelfJsonLd({ title, issues }: Props) {
  const locale = await currentLocale();
  const shell = await getTranslations('common.shell');
  const site = siteUrl();
  const path = paths.magazine(locale);
  return (
    <>
      <JsonLd data={periodicalData({ site, path, name: title, language: locale, issues })} />
      <JsonLd
        data={breadcrumbData(site, [
          { name: shell('home'), path: paths.home(locale) },
          { name: title, path },
        ])}
      />
    </>
  );
}
