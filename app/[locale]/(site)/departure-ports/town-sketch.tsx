import { getTranslations } from 'next-intl/server';
import { harbourSketch } from '#lib/maps/harbour.ts';
import type { GuidePort } from '#lib/content/port-guide.ts';
import styles from './town-sketch.module.css';

const GAP = 42;
/** The width in the middle that is visible at every window size; the coast continues around it. */
const SEEN = 840;
const FRAME = { width: 1680, height: 1680, km: 5.2 };
const EDGE = (FRAME.width - SEEN) / 2;
const VIEW = `${EDGE} ${EDGE} ${SEEN} ${SEEN}`;
/** A name in the last third goes to the left of its quay. */
const TURN_AT = EDGE + SEEN * 0.72;
/** The usual starting point for travellers, and the label on the land; outside the coastline data. */
const MARKET = { lat: 36.4505, lon: 28.2247 };
const OLD_TOWN = { lat: 36.4437, lon: 28.2262 };
const SEA = { lat: 36.4522, lon: 28.235 };

/** The harbour front of Rhodes Town from the real coastline, with our quays numbered as in the list beside it. */
export async function TownSketch({ port }: { port: GuidePort }) {
  const t = await getTranslations('common.ports');
  const sketch = harbourSketch(port.quays, { ...FRAME, marks: [MARKET, OLD_TOWN, SEA] });
  const [market, oldTown, sea] = sketch.marks;
  const first = sketch.dots[0];
  const coast = `town-${port.code}`;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={VIEW}
        role="img"
        aria-label={t('townSketch', { quays: port.quays.map(({ name }) => name).join(', ') })}
      >
        <rect className={styles.sea} width={sketch.width} height={sketch.height} />
        <defs>
          <path id={coast} d={sketch.land} />
        </defs>
        <use href={`#${coast}`} className={styles.shallow} strokeWidth={150} />
        <use href={`#${coast}`} className={styles.shore} strokeWidth={64} />
        <use href={`#${coast}`} className={styles.land} />
        {oldTown ? (
          <text className={styles.word} x={oldTown.x} y={oldTown.y}>
            {t('oldTown')}
          </text>
        ) : null}
        {sea ? (
          <text className={styles.word} x={sea.x} y={sea.y}>
            {t('sea')}
          </text>
        ) : null}
        {market && first ? (
          <>
            <path className={styles.walk} d={`M${market.x} ${market.y}L${first.x} ${first.y}`} />
            <circle className={styles.place} cx={market.x} cy={market.y} r={10} />
            <text className={styles.label} x={market.x} y={market.y - 48} textAnchor="middle">
              {t('market')}
            </text>
            <text className={styles.small} x={market.x} y={market.y - 24} textAnchor="middle">
              {t('marketNote')}
            </text>
            <text
              className={styles.small}
              x={(market.x + first.x) / 2 - 22}
              y={(market.y + first.y) / 2 + 12}
              textAnchor="end"
            >
              {t('walk')}
            </text>
          </>
        ) : null}
        {sketch.dots.map((dot, index) => {
          const quay = port.quays[index];
          const isTurned = dot.x > TURN_AT;
          return quay ? (
            <g key={quay.anchor} className={styles.quay}>
              <circle cx={dot.x} cy={dot.y} r={26} />
              <text className={styles.digit} x={dot.x} y={dot.y + 8}>
                {index + 1}
              </text>
              <text
                className={styles.name}
                x={dot.x + (isTurned ? -GAP : GAP)}
                y={dot.y + 9}
                textAnchor={isTurned ? 'end' : 'start'}
              >
                {quay.name}
              </text>
            </g>
          ) : null;
        })}
      </svg>
      <figcaption>{t('schematic')}</figcaption>
    </figure>
  );
}
