import { currentLocale } from '#lib/i18n/current-locale.ts';
import { MapPin } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import { minutesBetween } from '#foundation/dates/athens.ts';
import { formatShortDuration } from '#foundation/dates/duration.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { hasTownSketch, TownSketch } from '#app/_ui/map/town-sketch.tsx';
import { portNames } from '#lib/reservations/port-names.ts';
import { mapAddress, quayAnchor } from '#lib/content/port-guide.ts';
import { inSentence, placeForms, sameInEachCase } from '#foundation/text/place-forms.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { withoutLooseWords } from '#foundation/text/short-words.ts';
import type { Booking, Network, Port, Quay } from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import styles from './quay-section.module.css';
import { harbourSketch } from '#lib/maps/harbour.ts';

type Segment = Booking['segments'][number];

type Props = {
  /** The next ship to leave. */
  segment: Segment;
  /** The ships after it, in travel order. */
  later: readonly Segment[];
  network: Network | null;
  hasCodes: boolean;
  /** What is in the column beside the passes: all, or the text, with the map below the passes. */
  beside: 'all' | 'text' | null;
};

/** The next departure: its quay, how to get there, and when to be there; then the same of each later ship, without a map. */
export async function QuaySection({ segment, later, network, hasCodes, beside }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.confirmation');
  const { from } = segment.leg;
  const { port, quay } = placeOf(segment, network);
  return (
    <section
      className={`${styles.section} ${beside ? styles.beside : ''} ${beside === 'text' ? styles.split : ''}`}
      aria-labelledby="quay-title"
    >
      {port && quay ? <QuaySketch port={port} quay={quay} /> : null}
      <div className={styles.text}>
        <h2 id="quay-title" className={layout.h2}>
          {withoutLooseWords(
            t.markup('whereTitle', {
              day: datedDay(from.at, locale),
              port: portInSentence(segment, port, locale),
            }),
            locale,
          )}
        </h2>
        <h3 className={styles.quay}>{from.quayName[locale]}</h3>
        <Departure segment={segment} quay={quay} network={network} hasCodes={hasCodes} />
        {later.map((each) => (
          <LaterDeparture key={each.leg.from.at} segment={each} network={network} hasCodes={hasCodes} />
        ))}
      </div>
    </section>
  );
}

type LaterProps = { segment: Segment; network: Network | null; hasCodes: boolean };

async function LaterDeparture({ segment, network, hasCodes }: LaterProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.confirmation');
  const { from } = segment.leg;
  const { port, quay } = placeOf(segment, network);
  return (
    <>
      <h3 className={`${layout.h2} ${styles.later}`}>
        {withoutLooseWords(
          t.markup('laterTitle', {
            day: datedDay(from.at, locale),
            port: portInSentence(segment, port, locale),
          }),
          locale,
        )}
      </h3>
      <p className={styles.quay}>{from.quayName[locale]}</p>
      <Departure segment={segment} quay={quay} network={network} hasCodes={hasCodes} />
    </>
  );
}

function placeOf({ leg: { from } }: Segment, network: Network | null) {
  const port = network?.ports.find(({ code }) => code === from.port);
  return { port, quay: port?.quays.find(({ id }) => id === from.quay) };
}

function portInSentence({ leg: { from } }: Segment, port: Port | undefined, locale: Locale) {
  return inSentence(port ? placeForms(port, locale) : sameInEachCase(from.portName[locale]));
}

type DepartureProps = {
  segment: Segment;
  quay: Quay | undefined;
  network: Network | null;
  hasCodes: boolean;
};

/** The way to the quay, and when to be there. */
async function Departure({ segment, quay, network, hasCodes }: DepartureProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.confirmation');
  const { from } = segment.leg;
  const names = portNames(network?.ports ?? [], locale);
  return (
    <>
      {quay ? (
        <p className={styles.note}>
          {quay.note[locale]}
          <br />
          <a
            className={`${layout.link} ${styles.map}`}
            href={mapAddress(quay)}
            rel="noopener"
            aria-label={t('directionsOf', { quay: from.quayName[locale] })}
          >
            <MapPin aria-hidden className="icon" />
            {t('directions')}
          </a>
        </p>
      ) : null}
      <ol className={styles.clock}>
        <li>
          <b className="num">{clock(segment.beThereBy)}</b>
          <span>{t(hasCodes ? 'beAtQuayCodes' : 'beAtQuay')}</span>
        </li>
        <li>
          <b className="num">{clock(from.at)}</b>
          <span>{t('leaves')}</span>
        </li>
        {segment.leg.calls
          .filter(({ stopover }) => stopover)
          .map((call) => (
            <li key={call.port}>
              <b className="num">{clock(call.arrivesAt)}</b>
              <span>
                {t.markup('stopUntil', {
                  at: inSentence(names(call.port)),
                  time: clock(call.departsAt),
                  duration: formatShortDuration(
                    minutesBetween(new Date(call.arrivesAt), new Date(call.departsAt)),
                    locale,
                  ),
                })}
              </span>
            </li>
          ))}
        <li>
          <b className="num">{clock(segment.leg.to.at)}</b>
          <span>{t('arrival')}</span>
        </li>
      </ol>
    </>
  );
}

type QuaySketchProps = { port: Port; quay: Quay };

const FRAME = { width: 760, height: 470 };
/** Width of a harbour front; where the quays of a port lie farther apart, the sketch shows them all. */
const LEAST_KM = 3.2;
const KM_PER_DEGREE = 111.2;
const GAP = 22;

/**
 * The coast around the quay, from the real coastline, with the port's other quays, so that nobody goes to the wrong
 * one.
 */
async function QuaySketch({ port, quay }: QuaySketchProps) {
  const locale = await currentLocale();
  const [t, ports] = await Promise.all([
    getTranslations('common.booking.confirmation'),
    getTranslations('common.ports'),
  ]);
  const others = port.quays.filter(({ id }) => id !== quay.id);
  const name = quay.name[locale];
  const label =
    others.length > 0
      ? t('sketchOthers', { quay: name, others: others.map((each) => each.name[locale]).join(', ') })
      : t('sketch', { quay: name });
  const places = port.quays.map((each) => ({
    ...each,
    name: each.name[locale],
    anchor: quayAnchor(each.name.en),
  }));
  if (hasTownSketch(places))
    return (
      <TownSketch
        port={{ code: port.code, quays: places }}
        here={quayAnchor(quay.name.en)}
        label={label}
        className={styles.town}
      />
    );
  const sketch = harbourSketch([quay, ...others], {
    ...FRAME,
    km: Math.max(LEAST_KM, 2.4 * spread(port.quays)),
  });
  const coast = `quay-${quay.id}`;
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${String(FRAME.width)} ${String(FRAME.height)}`} role="img" aria-label={label}>
        <defs>
          <path id={coast} d={sketch.land} />
        </defs>
        <use href={`#${coast}`} className={styles.shallow} />
        <use href={`#${coast}`} className={styles.land} />
        {sketch.dots.map((dot, index) => {
          const each = index === 0 ? quay : others[index - 1];
          const isTurned = dot.x > FRAME.width * 0.62;
          return each ? (
            <g key={each.id} className={index === 0 ? styles.here : styles.other}>
              <circle cx={dot.x} cy={dot.y} r={index === 0 ? 14 : 8} />
              <text x={dot.x + (isTurned ? -GAP : GAP)} y={dot.y + 9} textAnchor={isTurned ? 'end' : 'start'}>
                {each.name[locale]}
              </text>
            </g>
          ) : null;
        })}
      </svg>
      <figcaption>{ports('schematic')}</figcaption>
    </figure>
  );
}

/** The largest distance between the quays, in km. */
function spread(quays: readonly Quay[]): number {
  const lats = quays.map(({ lat }) => lat);
  const lons = quays.map(({ lon }) => lon);
  const high = Math.max(...lats) - Math.min(...lats);
  const wide = (Math.max(...lons) - Math.min(...lons)) * Math.cos(((lats[0] ?? 0) * Math.PI) / 180);
  return Math.max(wide, high * (FRAME.width / FRAME.height)) * KM_PER_DEGREE;
}
