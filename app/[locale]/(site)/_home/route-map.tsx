import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { CoastDefs } from '#app/_ui/map/coast-defs.tsx';
import { LineSwatch } from '#app/_ui/map/line-swatch.tsx';
import { RouteChart } from '#app/_ui/map/route-chart.tsx';
import { toPlane } from '#lib/maps/plane.ts';
import { networkMap } from '#lib/timetable/network-map.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { readTimetableView } from '#lib/timetable/timetable.server.ts';
import { LivingSea } from '#app/_ui/sea/living-sea.tsx';
import { ShipList } from '#app/_ui/sea/ship-list.tsx';
import { Ships } from '#app/_ui/sea/ships.tsx';
import { WindBarbs } from '#app/_ui/sea/wind-barbs.tsx';
import { WindOutlook } from '#app/_ui/sea/wind-outlook.tsx';
import tag from '#app/_ui/sea/ships.module.css';
import { readSea } from '#lib/sea/sea.server.ts';
import { frameOf } from '#lib/sea/stretch.ts';
import { readWind } from '#lib/sea/wind.server.ts';
import styles from './route-map.module.css';

const ID = 'home-sea';

/** The network on a night chart with its ships and the wind; every line links to its timetable. Nothing when the timetable can't be read. */
export async function RouteMapBand({ now }: { now: Date }) {
  const locale = await currentLocale();
  const [t, texts, whole, sea, wind] = await Promise.all([
    getTranslations('common.itineraries'),
    getTranslations('common.sea'),
    readTimetableView(locale),
    readSea(locale, now),
    readWind(now),
  ]);
  if (!whole) return null;
  const { view, network } = whole;
  const { map, names } = networkMap(whole, locale);
  const hrefOf = (line: string) =>
    paths.itineraries(locale, line === view.lines[0]?.id ? undefined : { line });
  const [asia, carpathian] = [toPlane([28.3, 37.3]), toPlane([26.35, 35.9])];
  return (
    <section className={`far ${styles.band}`} aria-labelledby={sea ? 'sea' : 'route-map'}>
      <CoastDefs id={ID} map={map} tone="night" />
      <LivingSea className={`wrap ${styles.inner}`}>
        <div className={styles.text}>
          {sea ? (
            <div>
              <h2 id="sea">{texts('title')}</h2>
              <ShipList sea={sea} />
            </div>
          ) : null}
          {wind ? (
            <WindOutlook wind={wind} kinds={new Set(network.vessels.map(({ kind }) => kind))} now={now} />
          ) : null}
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
            wind={wind ? <WindBarbs wind={wind} at={now.getTime()} /> : null}
            afloat={
              sea ? (
                <Ships sea={sea} taken={map.labels.map(({ box }) => box)} frame={frameOf(map.frame)} />
              ) : null
            }
            afloatInCorner={sea && map.inset ? <Ships sea={sea} frame={frameOf(map.inset.part)} /> : null}
          />
          <p data-note hidden aria-hidden className={tag.tag} suppressHydrationWarning />
        </div>
        <div className={styles.network}>
          <div>
            <h2 id="route-map">{t('homeTitle', { lines: view.lines.length, ports: map.ports.length })}</h2>
            <p>{t('homeText')}</p>
          </div>
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
      </LivingSea>
    </section>
  );
}
