import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import type { DestinationPage } from '#lib/content/readers/destination.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { breadcrumbData, destinationData } from '#lib/seo/json-ld.ts';
import { shareAddress } from '#lib/seo/page-metadata.ts';
import { siteUrl } from '#lib/address.server.ts';

type Props = { island: DestinationPage; path: string };

export async function DestinationJsonLd({ island, path }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.destinations');
  const shell = await getTranslations('common.shell');
  const site = siteUrl();
  return (
    <>
      <JsonLd
        data={destinationData({
          site,
          path,
          name: island.title,
          description: island.summary,
          image: island.cover ? shareAddress(island.cover) : null,
        })}
      />
      <JsonLd
        data={breadcrumbData(site, [
          { name: shell('home'), path: paths.home(locale) },
          { name: t('title'), path: paths.destinations(locale) },
          { name: island.title, path },
        ])}
      />
    </>
  );
}
