import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { createElement, type ReactNode } from 'react';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { islandSounds } from '#app/_ui/filter/island-sounds.ts';
import { ListFilter } from '#app/_ui/filter/list-filter.client.tsx';
import { Poster } from '#app/_ui/poster/poster.tsx';
import { CoastDefs } from '#app/_ui/map/coast-defs.tsx';
import { RouteChart } from '#app/_ui/map/route-chart.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import {
  readDestinations,
  type DestinationCard,
  type SeaLine,
} from '#lib/content/readers/destination.server.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import type { Network } from '#contracts/reservations/index.ts';
import { mapNames } from '#lib/maps/map-names.ts';
import { rememberedRouteMap } from '#lib/maps/route-map.server.ts';
import { callsOf, readTimetableView } from '#lib/timetable/timetable.server.ts';
import styles from './destinations.module.css';
import { perLocale } from '#foundation/text/locales.ts';

/** Groups of the list: the two short lines share one. The first line of a group is the id of its section. */
const islandGroups = ['north', 'west', 'southEast'] as const;

type IslandGroup = (typeof islandGroups)[number];

const GROUP_OF: Record<SeaLine, IslandGroup> = {
  north: 'north',
  west: 'west',
  south: 'southEast',
  east: 'southEast',
};

const ID = 'islands';

type IslandWallProps = {
  group: IslandGroup;
  islands: readonly DestinationCard[];
  /** Has more names of ports to search for; null when the reservation service doesn't respond. */
  network: Network | null;
};

/** Posters in a row on a wide screen; half as many on a phone. */
const IN_A_ROW = 4;

/** The id of the element that the filter works on. */
const ISLAND_LIST = 'islands-list';

const LINES = ['north', 'west', 'south', 'east'] as const;

type Props = { islands: readonly DestinationCard[] };

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await getTranslations('common.destinations');
  return pageMetadata({
    locale,
    paths: perLocale(paths.destinations),
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

/** Search and choice of line above the posters (B1). Without a script the lines are links to their headings. */
async function IslandFilter({ islands }: Props) {
  const [t, tSearch] = await Promise.all([
    getTranslations('common.destinations'),
    getTranslations('common.siteSearch'),
  ]);
  const lines = LINES.filter((line) => islands.some((island) => island.line === line));
  return (
    <div className="wrap">
      <ListFilter
        list={ISLAND_LIST}
        links={{
          name: 'line',
          label: t('lines'),
          options: [
            { value: '', label: t('allLines'), anchor: 'main' },
            ...lines.map((line) => ({
              value: line,
              label: t(`line_${line}`),
              anchor: groupOf(line) ?? 'main',
            })),
          ],
        }}
        labels={{
          form: t('find'),
          field: t('find'),
          submit: t('findSubmit'),
          clear: t('findClear'),
          noneTitle: t('findNone'),
          noneText: t('findNoneText'),
          showAll: t('allLines'),
          didYouMean: tSearch('didYouMean'),
          counts: Array.from({ length: islands.length + 1 }, (_, count) => t('findFound', { count })),
        }}
      />
    </div>
  );
}

/**
 * The islands of a line under its name. As many of the first posters are double width as it takes to fill the last row:
 * a wall of posters, not a uniform grid with a gap at its end.
 */
async function IslandWall({ group, islands, network }: IslandWallProps) {
  const wideOnes = (IN_A_ROW - (islands.length % IN_A_ROW)) % IN_A_ROW;
  const t = await getTranslations('common.destinations');
  return (
    <section
      id={group}
      className={`far wrap ${styles.group}`}
      aria-labelledby={`${group}-title`}
      data-group=""
    >
      <h2 id={`${group}-title`}>{t(`line_${group}`)}</h2>
      <ul className={styles.wall}>
        {islands.map((island, index) => {
          const wide = index < wideOnes;
          return (
            <li
              key={island.id}
              className={wide ? styles.wide : ''}
              data-sound={islandSounds(island, network)}
              data-place={island.title}
              data-line={island.line}
            >
              <Poster
                island={island}
                ratio={wide ? 0.62 : 1.15}
                large={wide}
                priority={group === islandGroups[0] && index === 0}
                sizes={wide ? '(max-width: 767px) 100vw, 850px' : '(max-width: 767px) 50vw, 420px'}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/**
 * The islands on the chart of the network: a name links to its island, a line to its timetable. The posters above have
 * the same links for keyboards and screen readers. Nothing when the timetable can't be read.
 */
async function IslandMap({ islands }: { islands: readonly DestinationCard[] }) {
  const locale = await currentLocale();
  const [t, whole] = await Promise.all([getTranslations('common.destinations'), readTimetableView(locale)]);
  if (!whole) return null;
  const { view, timetable, network } = whole;
  const ports = network.ports.map((port) => ({ ...port, name: port.name[locale] }));
  const names = mapNames(ports);
  const map = rememberedRouteMap(
    timetable.lines.map((line) => ({ id: line.id, directions: line.directions.map(callsOf) })),
    ports.map((port) => ({ ...port, name: names.get(port.code) ?? port.name })),
  );
  return (
    <section className={`far wrap ${styles.place}`} aria-labelledby="island-map">
      <h2 id="island-map">{t('mapTitle')}</h2>
      <p>{t('mapText')}</p>
      <CoastDefs id={ID} map={map} />
      <div className={styles.map}>
        <RouteChart
          id={ID}
          map={map}
          names={names}
          hrefOf={(line) => paths.itineraries(locale, line === view.lines[0]?.id ? undefined : { line })}
          {...ledToIslands(islands)}
        />
      </div>
    </section>
  );
}

/** Links ports on the chart, dots and names, to their island. Not focusable, because the posters have the same links. */
function ledToIslands(islands: readonly DestinationCard[]) {
  const islandOf = new Map(islands.flatMap(({ ports, href }) => ports.map((code) => [code, href])));
  return {
    hrefOfPort: (port: string) => islandOf.get(port),
    wrapLabel: (_hiddenFor: readonly string[], label: ReactNode, port: string): ReactNode => {
      const href = islandOf.get(port);
      return href === undefined ? label : createElement('a', { href, tabIndex: -1 }, label);
    },
  };
}

function groupOf(line: SeaLine | null): IslandGroup | null {
  return line === null ? null : GROUP_OF[line];
}
