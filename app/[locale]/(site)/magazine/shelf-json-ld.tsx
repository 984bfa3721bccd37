import { getTranslations } from 'next-intl/server';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import type { ShelvedIssue } from '#lib/content/readers/magazine.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { periodicalData } from '#lib/seo/magazine-data.ts';
import { siteUrl } from '#lib/address.server.ts';

type Props = { title: string; issues: readonly ShelvedIssue[]; locale: Locale };

/** The magazine as a periodical with its issues (B9). */
export async function ShelfJsonLd({ title, issues, locale }: Props) {
  const shell = await getTranslations({ locale, namespace: 'common.shell' });
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
