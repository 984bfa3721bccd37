import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { harbourSketch } from '#lib/maps/harbour.ts';
import type { Port, Quay } from '#contracts/reservations/index.ts';
import styles from './quay-sketch.module.css';

type Props = { port: Port; quay: Quay };

const FRAME = { width: 760, height: 470 };
/** A harbour front; where the quays of a port lie farther apart, as much as shows them all. */
const LEAST_KM = 3.2;
const KM_PER_DEGREE = 111.2;
const GAP = 22;

/** The coast around the quay from the real coastline, with the other quays of the port, so that nobody goes to the wrong one. */
export async function QuaySketch({ port, quay }: Props) {
  const locale = await currentLocale();
  const [t, ports] = await Promise.all([
    getTranslations('common.booking.confirmation'),
    getTranslations('common.ports'),
  ]);
  const others = port.quays.filter(({ id }) => id !== quay.id);
  const sketch = harbourSketch([quay, ...others], {
    ...FRAME,
    km: Math.max(LEAST_KM, 2.4 * spread(port.quays)),
  });
  const name = quay.name[locale];
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${String(FRAME.width)} ${String(FRAME.height)}`}
        role="img"
        aria-label={
          others.length > 0
            ? t('sketchOthers', { quay: name, others: others.map((each) => each.name[locale]).join(', ') })
            : t('sketch', { quay: name })
        }
      >
        <path className={styles.shallow} d={sketch.land} />
        <path className={styles.land} d={sketch.land} />
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

/** How far apart the quays are, in km. */
function spread(quays: readonly Quay[]): number {
  const lats = quays.map(({ lat }) => lat);
  const lons = quays.map(({ lon }) => lon);
  const high = Math.max(...lats) - Math.min(...lats);
  const wide = (Math.max(...lons) - Math.min(...lons)) * Math.cos(((lats[0] ?? 0) * Math.PI) / 180);
  return Math.max(wide, high * (FRAME.width / FRAME.height)) * KM_PER_DEGREE;
}
