import { Fragment } from 'react';
import type { Port } from '#reservations/contract/index.ts';
import { crossingChart } from '#lib/geo/crossing.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import styles from './crossing-map.module.css';

type Props = {
  from: Port;
  to: Port;
  /** Stops between, of several legs. */ via?: readonly Port[];
  locale: Locale;
};

/** The crossing on the real coastline; decorative, because the page says the same in words. It never changes its size. */
export function CrossingMap({ from, to, via = [], locale }: Props) {
  const chart = crossingChart(from, to, via);
  const coast = `coast-${from.code}-${to.code}`;
  const label = (port: Port, [x, y]: readonly [number, number], other: readonly [number, number]) => {
    const right = x > other[0] ? x < chart.width - 90 : x > chart.width - 90 ? false : x < 90;
    return (
      <g>
        <circle cx={x} cy={y} r="5" className={styles.port} />
        <text x={right ? x + 11 : x - 11} y={y + 5} textAnchor={right ? 'start' : 'end'}>
          {port.name[locale]}
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
      {/* Named once: the coastline is the heaviest thing on a page of the booking. */}
      <defs>
        <path id={coast} d={chart.land} />
      </defs>
      <use href={`#${coast}`} className={styles.shelf} />
      <use href={`#${coast}`} className={styles.shallow} />
      <use href={`#${coast}`} className={styles.land} />
      <path d={chart.track} className={styles.track} />
      {label(from, chart.from, chart.to)}
      {via.map((port, index) => (
        <Fragment key={port.code}>{label(port, chart.via[index] ?? chart.to, chart.from)}</Fragment>
      ))}
      {to.code === from.code ? null : label(to, chart.to, chart.from)}
    </svg>
  );
}
