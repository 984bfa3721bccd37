import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { readDestinations } from '#lib/content/readers/destination.server.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { isLocale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { ISLAND_LIST, IslandFilter } from './island-filter.tsx';
import { IslandMap } from './island-map.tsx';
import { groupOf, islandGroups } from './island-groups.ts';
import { IslandWall } from './island-wall.tsx';
import styles from './destinations.module.css';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'common.destinations' });
  return pageMetadata({
    locale,
    paths: { el: paths.destinations('el'), en: paths.destinations('en') },
    title: t('title'),
    description: t('listDescription'),
  });
}

export default async function DestinationsPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const [t, islands, network] = await Promise.all([
    getTranslations({ locale, namespace: 'common.destinations' }),
    readDestinations(locale),
    readNetwork(),
  ]);
  return (
    <div className={styles.page}>
      <PageHead
        locale={locale}
        path={paths.destinations(locale)}
        title={t('listTitle')}
        lead={t('listText')}
      />
      <IslandFilter islands={islands} locale={locale} />
      <div id={ISLAND_LIST}>
        {islandGroups.map((group) => (
          <IslandWall
            key={group}
            group={group}
            islands={islands.filter((island) => groupOf(island.line) === group)}
            network={network}
            locale={locale}
          />
        ))}
      </div>
      <IslandMap locale={locale} islands={islands} />
    </div>
  );
}
