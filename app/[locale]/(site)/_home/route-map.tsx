import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { CoastDefs } from '#app/_ui/map/coast-defs.tsx';
import { LineSwatch } from '#app/_ui/map/line-swatch.tsx';
import { RouteChart } from '#app/_ui/map/route-chart.tsx';
import { mapNames } from '#lib/maps/map-names.ts';
import { toPlane } from '#lib/maps/plane.ts';
import { rememberedRouteMap } from '#lib/maps/route-map.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { callsOf, readTimetableView } from '#lib/timetable/timetable.server.ts';
import styles from './route-map.module.css';

const ID = 'home-sea';

/** The network on a night chart; every line links to its timetable. Nothing when the timetable can't be read. */
export async function RouteMapBand() {
  const locale = await currentLocale();
  const [t, whole] = await Promise.all([getTranslations('common.itineraries'), readTimetableView(locale)]);
  if (!whole) return null;
  const { view, timetable, network } = whole;
  const ports = network.ports.map((port) => ({ ...port, name: port.name[locale] }));
  const names = mapNames(ports);
  const map = rememberedRouteMap(
    timetable.lines.map((line) => ({ id: line.id, directions: line.directions.map(callsOf) })),
    ports.map((port) => ({ ...port, name: names.get(port.code) ?? port.name })),
  );
  const hrefOf = (line: string) =>
    paths.itineraries(locale, line === view.lines[0]?.id ? undefined : { line });
  const [asia, carpathian] = [toPlane([28.3, 37.3]), toPlane([26.35, 35.9])];
  return (
    <section className={`far ${styles.band}`} aria-labelledby="route-map">
      <CoastDefs id={ID} map={map} tone="night" />
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.text}>
          <h2 id="route-map">{t('homeTitle', { lines: view.lines.length, ports: map.ports.length })}</h2>
          <p>{t('homeText')}</p>
          <ul className={styles.lines}>
            {view.lines.map((line) => (
              <li key={line.id}>
                <SiteLink href={hrefOf(line.id)} prefetch={false} className={styles.line}>
                  <LineSwatch look={line.look} isNight />
                  <span>
                    {line.name}
                    <small>{line.ends}</small>
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            <TextLink href={paths.itineraries(locale)} arrow>
              {t('homeAll')}
            </TextLink>
          </p>
        </div>
        <div className={styles.map}>
          <RouteChart
            id={ID}
            map={map}
            names={names}
            tone="night"
            areas={[
              { name: t('asiaMinor'), x: asia[0], y: asia[1] },
              { name: t('carpathian'), x: carpathian[0], y: carpathian[1], turn: -14 },
            ]}
            hrefOf={hrefOf}
          />
        </div>
      </div>
    </section>
  );
}
