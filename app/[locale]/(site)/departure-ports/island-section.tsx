import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { telephoneLink } from '#lib/i18n/telephone.ts';
import type { Agency } from '#lib/content/readers/agency.server.ts';
import { type GuideIsland, mapAddress, type GuidePort } from '#lib/content/port-guide.ts';
import { paths } from '#lib/routes/paths.ts';
import { islandSketch } from '#lib/maps/island-sketch.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { NextDepartures } from './next-departures.client.tsx';
import { NextShip } from './next-ship.tsx';
import styles from './island-section.module.css';

/** Made by `app/maps/islands.svg`. */
const FILE = '/maps/islands.svg';

/** Approximate width of a letter: a name without space to the right of its port goes to the left. */
const LETTER = 8.8;

const GAP = 13;

type Props = { island: GuideIsland; agencies: readonly Agency[] };
type SectionProps = Props & {
  /** The last of the first column, where there are two. */
  isHalfway: boolean;
};

/** The other agencies are one click away, on the agencies page. */
const NAMED_AGENCIES = 2;

/**
 * The ports of one island beside a sketch of it, and where to buy tickets there; folded under its name. The target of links is
 * inside the `details`, because browsers then open it automatically. The page has dozens of ports, so each has few elements
 * (docs/decisions/110-islands-folded.md).
 */
export async function IslandSection({ island, agencies, isHalfway }: SectionProps) {
  const quays = island.ports.flatMap((port) => port.quays);
  return (
    // A link to a port may have opened it before the scripts load.
    <details
      className={isHalfway ? `${styles.fold} ${styles.halfway}` : styles.fold}
      suppressHydrationWarning
    >
      <summary>
        <h2>{island.name}</h2>
        {quays.map(({ name }) => name).join(', ')}
        <NextShip
          className={quays.length > 1 ? `${styles.soonest} ${styles.several}` : styles.soonest}
          quays={quays.map(({ id }) => id)}
        />
      </summary>
      <div id={island.id} className={styles.island}>
        {island.ports.map((port) => (
          <PortCard key={port.code} port={port} />
        ))}
        <IslandSide island={island} agencies={agencies} />
      </div>
    </details>
  );
}

/** A sketch of the island, its agencies, and links to more about both. */
async function IslandSide({ island, agencies }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.ports');
  // The agencies with the most services are at the quay.
  const first = agencies.toSorted((a, b) => b.services.length - a.services.length).slice(0, NAMED_AGENCIES);
  return (
    <div className={styles.side}>
      <IslandSketch island={island} />
      {first.length > 0 ? (
        <p>
          {`${t('agencies')}\n`}
          {first.map(({ id, name, city, phone }) => (
            <Fragment key={id}>
              {`${name}, ${city}\n`}
              <a href={telephoneLink(phone)}>{phone}</a>
              {'\n'}
            </Fragment>
          ))}
          <SiteLink
            href={`${paths.agencies(locale, { island: island.id })}#${island.id}`}
            prefetch={false}
            aria-label={`${t('allAgencies')}: ${island.name}`}
          >
            {t('allAgencies')}
          </SiteLink>
        </p>
      ) : null}
      {island.href ? (
        <TextLink href={island.href} label={`${t('toIsland')}: ${island.name}`}>
          {t('toIsland')}
        </TextLink>
      ) : null}
    </div>
  );
}

/** Decorative: the ports are beside it. */
function IslandSketch({ island }: { island: GuideIsland }) {
  if (island.ports.every(({ quays }) => quays.length === 0)) return null;
  const sketch = islandSketch(island.ports);
  return (
    <svg viewBox={`0 0 ${sketch.width} ${sketch.height}`} aria-hidden>
      <use className={styles.land} href={`${FILE}#${island.id}`} />
      {sketch.dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles.dot} cx={x} cy={y} r={7} />
      ))}
      {sketch.dots.map((dot, index) => {
        const port = island.ports[index];
        const name = port?.quays.length === 1 ? port.name : island.name;
        const isTurned = dot.x + GAP + name.length * LETTER > sketch.width;
        return (
          <text
            key={port?.code}
            className={styles.name}
            x={dot.x + (isTurned ? -GAP : GAP)}
            y={dot.y + 6}
            textAnchor={isTurned ? 'end' : undefined}
          >
            {name}
          </text>
        );
      })}
    </svg>
  );
}

/** One port for somebody on the way to it: where the ship berths, the next departures, how to get there, and what is there. */
async function PortCard({ port }: { port: GuidePort }) {
  const locale = await currentLocale();
  const [t, phone] = await Promise.all([getTranslations('common.ports'), operatorPhone(locale)]);
  const { quays, name } = port;
  const single = quays.length === 1 ? quays[0] : undefined;
  return (
    <article id={single?.anchor ?? `port-${port.code.toLowerCase()}`} className={styles.port}>
      <h3>{name}</h3>
      {single ? (
        <p className={styles.note}>
          {`${single.note} `}
          <a href={mapAddress(single)} rel="noopener" aria-label={t('mapOf', { quay: name })}>
            {t('map')}
          </a>
        </p>
      ) : null}
      <NextDepartures
        port={port.code}
        quays={quays.map(({ id }) => id)}
        locale={locale}
        labels={{
          title: t('next'),
          region: t('nextOf', { port: name }),
          away: t('away', { phone: phone.text }),
          none: t('none'),
          noneThen: t('noneThen', { ship: '#' }),
          noneSearch: t('noneSearch'),
        }}
        isQuayShown={quays.length > 1}
      />
      <ButtonLink
        href={paths.booking(locale, { from: port.code })}
        tone="navy"
        small
        label={`${t('book')}, ${name}`}
      >
        {t('book')}
      </ButtonLink>
      <TextLink
        href={`${paths.itineraries(locale)}?from=${port.code}&date=today`}
        label={`${t('today')}, ${name}`}
      >
        {t('today')}
      </TextLink>
      <PortTexts port={port} />
    </article>
  );
}

/** The editors' texts about a port under their headings. Unlisted facilities may still exist, so nothing is marked as missing. */
async function PortTexts({ port: { text } }: { port: GuidePort }) {
  const t = await getTranslations('common.ports');
  if (!text) return null;
  const amenities = text.amenities.map((amenity) => t(`amenity.${amenity}`)).join('\u00A0· ');
  const parts = [
    { key: 'gettingThere', content: text.gettingThere },
    { key: 'amenities', content: [amenities, text.facilities].filter(Boolean).join('\n') },
    { key: 'parking', content: text.parking },
    { key: 'accessibility', content: text.accessibility },
  ] as const;
  return (
    <div className={styles.text}>
      {parts.map(({ key, content }) =>
        content ? (
          <Fragment key={key}>
            <h4>{t(key)}</h4>
            {content}
          </Fragment>
        ) : null,
      )}
    </div>
  );
}
