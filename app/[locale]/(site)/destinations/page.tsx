import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { readDestinations } from '#lib/content/readers/destination.server.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { ISLAND_LIST, IslandFilter } from './island-filter.tsx';
import { IslandMap } from './island-map.tsx';
import { groupOf, islandGroups } from './island-groups.ts';
import { IslandWall } from './island-wall.tsx';
import styles from './destinations.module.css';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await getTranslations('common.destinations');
  return pageMetadata({
    locale,
    paths: { el: paths.destinations('el'), en: paths.destinations('en') },
    title: t('title'),
    description: t('listDescription'),
  });
}

export default async function DestinationsPage() {
  const locale = await currentLocale();
  const [t, islands, network] = await Promise.all([
    getTranslations('common.destinations'),
    readDestinations(locale),
    readNetwork(),
  ]);
  return (
    <div className={styles.page}>
      <PageHead path={paths.destinations(locale)} title={t('listTitle')} lead={t('listText')} />
      <IslandFilter islands={islands} />
      <div id={ISLAND_LIST}>
        {islandGroups.map((group) => (
          <IslandWall
            key={group}
            group={group}
            islands={islands.filter((island) => groupOf(island.line) === group)}
            network={network}
          />
        ))}
      </div>
      <IslandMap islands={islands} />
    </div>
  );
}
