import { currentLocale } from '#lib/i18n/current-locale.ts';
import { Fragment } from 'react';
import type { Port } from '#contracts/reservations/index.ts';
import { crossingChart } from '#lib/maps/crossing.ts';
import { textWidth } from '#lib/maps/labels.ts';
import styles from './crossing-map.module.css';

type Props = {
  from: Port;
  to: Port;
  /** Calls in between, for several legs. */ via?: readonly Port[];
};

/** The crossing on the real coastline. Decorative, because the page has the same information as text. Its size is fixed. */
export async function CrossingMap({ from, to, via = [] }: Props) {
  const locale = await currentLocale();
  const chart = crossingChart(from, to, via);
  const coast = `coast-${from.code}-${to.code}`;
  const drawn = `drawn-${from.code}-${to.code}`;
  const label = (port: Port, [x, y]: readonly [number, number], other: readonly [number, number]) => {
    const name = port.name[locale];
    // On the side away from the other port, unless the name would be cut off there.
    const room = 11 + textWidth(name, 17);
    const [fitsLeft, fitsRight] = [x >= room, x + room <= chart.width];
    const right = x > other[0] ? fitsRight || !fitsLeft : !fitsLeft && fitsRight;
    return (
      <g>
        <circle cx={x} cy={y} r="5" className={styles.port} />
        <text x={right ? x + 11 : x - 11} y={y + 5} textAnchor={right ? 'start' : 'end'}>
          {name}
        </text>
      </g>
    );
  };
  return (
    <svg
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      width={chart.width}
      height={chart.height}
      className={styles.map}
      aria-hidden
    >
      {/* Included once, because the coastline is the heaviest part of a booking page. */}
      <defs>
        <path id={coast} d={chart.land} />
        <mask id={drawn} maskUnits="userSpaceOnUse" width={chart.width} height={chart.height}>
          <path d={chart.track} pathLength="1" className={styles.drawn} />
        </mask>
      </defs>
      <use href={`#${coast}`} className={styles.shelf} />
      <use href={`#${coast}`} className={styles.shallow} />
      <use href={`#${coast}`} className={styles.land} />
      <path d={chart.track} className={styles.track} mask={`url(#${drawn})`} />
      {label(from, chart.from, chart.to)}
      {via.map((port, index) => (
        <Fragment key={port.code}>{label(port, chart.via[index] ?? chart.to, chart.from)}</Fragment>
      ))}
      {to.code === from.code ? null : label(to, chart.to, chart.from)}
    </svg>
  );
}
