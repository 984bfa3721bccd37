import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { harbourSketch } from '#lib/maps/harbour.ts';
import { MARKET, OLD_TOWN, QUAYSIDES, ROADS, SEA, STREETS, WALK, WALLS } from '#lib/maps/rhodes-town.ts';
import styles from './town-sketch.module.css';

const GAP = 42;
/** Approximate width of a letter on the sign of the walk. */
const LETTER = 9.6;
/** The width in the middle that is visible at every window size; the coast continues around it. */
const SEEN = 840;
const FRAME = { width: 1680, height: 1680, km: 5.2 };
const EDGE = (FRAME.width - SEEN) / 2;
const VIEW = `${EDGE} ${EDGE} ${SEEN} ${SEEN}`;
/** As wide, and no higher than the quays need. */
const LOW = 620;
/** Somewhat further south, so that the caption lies below the quays. */
const LOW_VIEW = `${EDGE} ${(FRAME.height - LOW) / 2 + 50} ${SEEN} ${LOW}`;
/** A name in the last third goes to the left of its quay. */
const TURN_AT = EDGE + SEEN * 0.72;

type TownQuay = { anchor: string; name: string; lat: number; lon: number };
type Props = {
  port: { code: string; quays: readonly TownQuay[] };
  /** Anchor of the one quay that matters. Without it, all are numbered as in the list beside the sketch. */
  here?: string;
  /** What the sketch shows, for people who can't see it. */
  label: string;
  className?: string;
};

/** Whether it is the town that the sketch draws. */
export function hasTownSketch(quays: readonly { anchor: string }[]): boolean {
  return quays.length > 1 && quays.every(({ anchor }) => anchor in QUAYSIDES);
}

/** The harbour front of Rhodes Town from the real coastline, with the walls and roads that travellers see, and our quays. */
export async function TownSketch({ port, here, label, className = '' }: Props) {
  const t = await getTranslations('common.ports');
  const quaysides = port.quays.map(({ anchor }) => QUAYSIDES[anchor] ?? []);
  const sketch = harbourSketch(port.quays, {
    ...FRAME,
    marks: [MARKET, OLD_TOWN, SEA],
    lines: [WALLS, WALK, ...STREETS, ...ROADS, ...quaysides],
  });
  const [market, oldTown, sea] = sketch.marks;
  const [walls = '', walk = '', ...ways] = sketch.lines;
  const streets = ways.slice(0, STREETS.length).join('');
  const starts = ways.slice(STREETS.length + ROADS.length);
  const roads = [
    ...ways.slice(STREETS.length, STREETS.length + ROADS.length),
    ...sketch.dots.map(({ x, y }, index) => (starts[index] ? `${starts[index]}L${x} ${y}` : '')),
  ].join('');
  const kolona = sketch.dots[port.quays.findIndex(({ anchor }) => anchor === 'kolona')];
  // The only walk that is drawn leads there: nobody who leaves from another quay may follow it.
  const hasWalk = here === undefined || here === 'kolona';
  const sign = t('walk');
  const signWidth = sign.length * LETTER + 32;
  const coast = `town-${port.code}`;
  return (
    <figure className={`${styles.figure} ${className}`}>
      <svg viewBox={here === undefined ? VIEW : LOW_VIEW} role="img" aria-label={label}>
        <use href={`#${coast}`} className={styles.shallow} strokeWidth={150} />
        <use href={`#${coast}`} className={styles.shore} strokeWidth={64} />
        <g className={styles.land}>
          <path id={coast} d={sketch.land} />
        </g>
        <path className={styles.walls} d={`${walls}z`} />
        <path className={styles.street} d={streets} />
        <path className={styles.road} d={roads} />
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
        {market && kolona ? (
          <>
            {hasWalk ? <path className={styles.walk} d={`${walk}L${kolona.x} ${kolona.y}`} /> : null}
            <circle className={styles.place} cx={market.x} cy={market.y} r={11} />
            <text className={styles.label} x={market.x - 22} y={market.y - 2}>
              {t('market')}
            </text>
            <text className={styles.small} x={market.x - 22} y={market.y + 20}>
              {t('marketNote')}
            </text>
            {hasWalk ? (
              <>
                <rect
                  className={styles.sign}
                  x={market.x + 34 - signWidth}
                  y={market.y + 75}
                  width={signWidth}
                  height={38}
                  rx={19}
                />
                <text className={styles.signText} x={market.x + 34 - signWidth / 2} y={market.y + 100}>
                  {sign}
                </text>
              </>
            ) : null}
          </>
        ) : null}
        {sketch.dots.map((dot, index) => {
          const quay = port.quays[index];
          const isTurned = dot.x > TURN_AT;
          const isOther = here !== undefined && quay?.anchor !== here;
          return quay ? (
            <Fragment key={quay.anchor}>
              <circle
                className={isOther ? styles.place : styles.quay}
                cx={dot.x}
                cy={dot.y}
                r={isOther ? 13 : 26}
              />
              {here === undefined ? (
                <text className={styles.digit} x={dot.x} y={dot.y}>
                  {index + 1}
                </text>
              ) : null}
              <text
                className={`${styles.name} ${isOther ? styles.other : ''}`}
                x={dot.x + (isTurned ? -GAP : GAP)}
                y={dot.y + 9}
                textAnchor={isTurned ? 'end' : 'start'}
              >
                {quay.name}
              </text>
            </Fragment>
          ) : null;
        })}
      </svg>
      <figcaption>{t('schematic')}</figcaption>
    </figure>
  );
}
