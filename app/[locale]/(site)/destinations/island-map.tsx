import { getTranslations } from 'next-intl/server';
import { createElement, type ReactNode } from 'react';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { CoastDefs } from '#app/_ui/map/coast-defs.tsx';
import { RouteChart } from '#app/_ui/map/route-chart.tsx';
import type { DestinationCard } from '#lib/content/readers/destination.server.ts';
import { mapNames } from '#lib/maps/map-names.ts';
import { rememberedRouteMap } from '#lib/maps/route-map.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { callsOf, readTimetableView } from '#lib/timetable/timetable.server.ts';
import styles from './island-map.module.css';

const ID = 'islands';

/**
 * The islands on the chart of the network: a name leads to its island, a line to its timetable. The posters above say the same
 * to the keyboard and to screen readers. Nothing when the timetable cannot be read.
 */
export async function IslandMap({ islands }: { islands: readonly DestinationCard[] }) {
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
    <section className={`wrap ${styles.place}`} aria-labelledby="island-map">
      <h2 id="island-map">{t('mapTitle')}</h2>
      <p>{t('mapText')}</p>
      <CoastDefs id={ID} map={map} />
      <div className={styles.map}>
        <RouteChart
          id={ID}
          map={map}
          names={names}
          hrefOf={(line) => paths.itineraries(locale, line === view.lines[0]?.id ? undefined : { line })}
          wrapLabel={ledToIslands(islands)}
        />
      </div>
    </section>
  );
}

/** Names on the chart lead to the island of their port; no keyboard stops, because the posters are there for that. */
function ledToIslands(islands: readonly DestinationCard[]) {
  const islandOf = new Map(islands.flatMap(({ ports, href }) => ports.map((code) => [code, href])));
  return (_hiddenFor: readonly string[], label: ReactNode, port: string): ReactNode => {
    const href = islandOf.get(port);
    return href === undefined ? label : createElement('a', { href, tabIndex: -1 }, label);
  };
}
