import { getTranslations } from 'next-intl/server';
import { type IconName, RepeatedIcon } from '#app/_ui/icon/drawn.server.tsx';
import { WhenLinks } from '#app/_ui/question/when-links.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { telephoneLink } from '#lib/i18n/telephone.ts';
import type { Agency } from '#lib/content/readers/agency.server.ts';
import { type GuideIsland, mapAddress, type GuidePort } from '#lib/content/port-guide.ts';
import { paths } from '#lib/routes/paths.ts';
import { harbourSketch } from '#lib/maps/harbour.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import type { PortAmenity } from '#lib/content/readers/port.server.ts';
import { NextDepartures } from './next-departures.client.tsx';
import styles from './island-section.module.css';

const ICONS: Record<PortAmenity, IconName> = {
  bus: 'bus',
  taxi: 'car-taxi-front',
  parking: 'square-parking',
  cafe: 'coffee',
  groceries: 'shopping-basket',
  pharmacy: 'pill',
  cash: 'banknote',
};

/** The icons of all sections, for the page to draw once. */
export const PORT_ICONS: readonly IconName[] = [...Object.values(ICONS), 'map-pin', 'chevron-down'];

const FRAME = { width: 400, height: 280 };

/** Approximate width of a letter: a name without space to the right of its port goes to the left. */
const LETTER = 8.8;

const GAP = 13;

type Props = { island: GuideIsland; agencies: readonly Agency[] };

/** The other agencies are one click away, on the agencies page. */
const NAMED_AGENCIES = 2;

/**
 * The ports of one island beside a sketch of it, and where to buy tickets there. On phones the section is collapsed
 * under its name. The target of links is inside the `details`, because browsers then open it automatically.
 */
export async function IslandSection({ island, agencies }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.ports');
  // The agencies with the most services are at the quay.
  const first = agencies.toSorted((a, b) => b.services.length - a.services.length).slice(0, NAMED_AGENCIES);
  return (
    <section className={`far wrap ${styles.section}`} aria-labelledby={`${island.id}-name`}>
      {/* A link to a port may have opened it before the scripts load. */}
      <details className={styles.fold} suppressHydrationWarning>
        <summary>
          <h2 id={`${island.id}-name`}>{island.name}</h2>
          <span>{island.ports.map(({ name }) => name).join(', ')}</span>
          <RepeatedIcon name="chevron-down" size={22} />
        </summary>
        <div id={island.id} className={styles.island}>
          <div className={styles.side}>
            <h2>{island.name}</h2>
            <IslandSketch island={island} />
            {agencies.length > 0 ? (
              <div className={styles.agencies}>
                <h3>{t('agencies')}</h3>
                <ul>
                  {first.map((agency) => (
                    <li key={agency.id}>
                      <b>{agency.name}</b>
                      {` ${agency.city}`}
                      <a href={telephoneLink(agency.phone)}>{agency.phone}</a>
                    </li>
                  ))}
                </ul>
                <SiteLink
                  href={`${paths.agencies(locale, { island: island.id })}#${island.id}`}
                  prefetch={false}
                >
                  {t('allAgencies')}
                  <span className="visually-hidden">{`: ${island.name}`}</span>
                </SiteLink>
              </div>
            ) : null}
            {island.href ? (
              <TextLink href={island.href}>
                {t('toIsland')}
                <span className="visually-hidden">{`: ${island.name}`}</span>
              </TextLink>
            ) : null}
          </div>
          <div className={styles.ports}>
            {island.ports.map((port) => (
              <PortCard key={port.code} port={port} />
            ))}
          </div>
        </div>
      </details>
    </section>
  );
}

/** The island from the real coastline with its ports; a port with several quays is one dot. */
async function IslandSketch({ island }: { island: GuideIsland }) {
  const t = await getTranslations('common.ports');
  const places = island.ports.flatMap(({ quays }) => quays.slice(0, 1));
  const sketch = harbourSketch(places, FRAME);
  if (places.length === 0) return null;
  const names = island.ports.map(({ name }) => name);
  const coast = `island-${island.ports[0]?.code}`;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${sketch.width} ${sketch.height}`}
        role="img"
        aria-label={t('islandSketch', { ports: names.join(', ') })}
      >
        <defs>
          <path id={coast} d={sketch.land} />
        </defs>
        <use href={`#${coast}`} className={styles.band} />
        <use href={`#${coast}`} className={styles.land} />
        {sketch.dots.map((dot, index) => {
          const port = island.ports[index];
          const name = port?.quays.length === 1 ? port.name : island.name;
          const isTurned = dot.x + GAP + name.length * LETTER > sketch.width;
          return (
            <g key={port?.code}>
              <circle className={styles.dot} cx={dot.x} cy={dot.y} r={7} />
              <text
                className={styles.name}
                x={dot.x + (isTurned ? -GAP : GAP)}
                y={dot.y + 6}
                textAnchor={isTurned ? 'end' : 'start'}
              >
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>{t('schematic')}</figcaption>
    </figure>
  );
}

/** One port for somebody on the way to it: where the ship berths, the next departures, how to get there; more on demand. */
async function PortCard({ port }: { port: GuidePort }) {
  const locale = await currentLocale();
  const [t, phone] = await Promise.all([getTranslations('common.ports'), operatorPhone(locale)]);
  const { text, quays } = port;
  const single = quays.length === 1 ? quays[0] : undefined;
  const more = [
    { key: 'facilities', text: text?.facilities },
    { key: 'parking', text: text?.parking },
    { key: 'accessibility', text: text?.accessibility },
  ] as const;
  return (
    <article id={single?.anchor ?? `port-${port.code.toLowerCase()}`} className={styles.port}>
      <h3>{port.name}</h3>
      {single ? (
        <p className={styles.note}>
          {`${single.note} `}
          <a href={mapAddress(single)} rel="noopener" aria-label={t('mapOf', { quay: port.name })}>
            <RepeatedIcon name="map-pin" size={18} />
            {t('map')}
          </a>
        </p>
      ) : null}
      {text && text.amenities.length > 0 ? <Amenities amenities={text.amenities} /> : null}
      <NextDepartures
        port={port.code}
        locale={locale}
        labels={{
          title: t('next'),
          region: t('nextOf', { port: port.name }),
          loading: t('loading'),
          away: t('away', { phone: phone.text }),
          none: t('none'),
          noScript: t('noScript'),
        }}
        isQuayShown={quays.length > 1}
      />
      <div className={styles.book}>
        <ButtonLink href={paths.booking(locale, { from: port.code })} tone="navy" small>
          {t('book')}
          <span className="visually-hidden">, {port.name}</span>
        </ButtonLink>
        <WhenLinks port={port} />
      </div>
      {text?.gettingThere ? (
        <div className={styles.text}>
          <h4>{t('gettingThere')}</h4>
          <p>{text.gettingThere}</p>
        </div>
      ) : null}
      {more.some((part) => part.text) ? (
        <details className={styles.more}>
          <summary>
            {t('more')}
            <span className="visually-hidden">, {port.name}</span>
            <RepeatedIcon name="chevron-down" size={20} />
          </summary>
          {more.map((part) =>
            part.text ? (
              <div key={part.key} className={styles.text}>
                <h4>{t(part.key)}</h4>
                <p>{part.text}</p>
              </div>
            ) : null,
          )}
        </details>
      ) : null}
    </article>
  );
}

/** Facilities near the quay, at a glance. Unlisted ones may still exist, so nothing is marked as missing. */
async function Amenities({ amenities }: { amenities: readonly PortAmenity[] }) {
  const t = await getTranslations('common.ports');
  return (
    <ul className={styles.list} aria-label={t('amenities')}>
      {amenities.map((amenity) => (
        <li key={amenity}>
          <RepeatedIcon name={ICONS[amenity]} size={18} />
          {t(`amenity.${amenity}`)}
        </li>
      ))}
    </ul>
  );
}
