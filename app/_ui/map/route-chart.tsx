import { Fragment, type ReactNode } from 'react';
import type { RouteMap } from '#lib/maps/route-map.ts';
import { lookClass } from './line-looks.ts';
import styles from './map.module.css';
import { PortLabel, tenth } from './port-label.tsx';

type Props = {
  /** Of the `CoastDefs` on the same page. */
  id: string;
  map: RouteMap;
  names: ReadonlyMap<string, string>;
  /** Names of seas and mainland, with their positions: longitude and latitude on the plane. */
  areas?: readonly { name: string; x: number; y: number; turn?: number }[];
  tone?: 'day' | 'night';
  /** Target of a line's link, on a page without a timetable. */
  hrefOf?: (lineId: string) => string;
  /** Makes a line clickable; without it lines are only drawn. */
  wrapLine?: (lineId: string, line: ReactNode) => ReactNode;
  /** Lets a page hide a small name where a larger one replaces it. */
  wrapLabel?: (hiddenFor: readonly string[], label: ReactNode, port: string) => ReactNode;
  /** Target of a port's dot, on a page without a timetable. */
  hrefOfPort?: (port: string) => string | undefined;
  /** Drawn over the lines: the chosen one. */
  children?: ReactNode;
  /** Ships, over everything else. */
  afloat?: ReactNode;
  /** Ships in the corner with the far port. */
  afloatInCorner?: ReactNode;
  /** Wind, which the corner has no room for. */
  wind?: ReactNode;
};

const asIs = (_: unknown, node: ReactNode) => node;

/**
 * All lines on the real coastline. For sighted mouse users only: the page has the same information in a list, so the
 * map is hidden from assistive technology.
 */
export function RouteChart(props: Props) {
  const {
    id,
    map,
    names,
    areas = [],
    tone = 'day',
    hrefOf,
    wrapLabel = asIs,
    hrefOfPort,
    children,
    afloat,
    afloatInCorner,
    wind,
  } = props;
  // Links in the picture aren't focusable: keyboards use the list beside it.
  const linked = (lineId: string, line: ReactNode) =>
    hrefOf ? (
      <a href={hrefOf(lineId)} tabIndex={-1}>
        {line}
      </a>
    ) : (
      line
    );
  const wrapLine = props.wrapLine ?? linked;
  const { frame, inset } = map;
  const lines = map.lines.map((line, look) => (
    <g key={line.id} className={`${styles.line} ${lookClass(look, tone === 'night')}`}>
      {wrapLine(
        line.id,
        <>
          <use href={`#${id}-${line.id}`} className={styles.hit} />
          <use href={`#${id}-${line.id}`} className={styles.casing} />
          <use href={`#${id}-${line.id}`} className={styles.stroke} />
        </>,
      )}
    </g>
  ));
  /** Phones have space only for the names of ports where lines meet. */
  const isMinor = (code: string) => map.lines.filter((line) => line.ports.includes(code)).length < 2;
  const dots = (ports: readonly { code: string; at: readonly [number, number] }[]) =>
    ports.map(({ code, at: [x, y] }) => {
      const dot = { cx: tenth(x), cy: tenth(y) };
      const href = hrefOfPort?.(code);
      return (
        <Fragment key={code}>
          <circle {...dot} r="3.6" className={styles.port} />
          {href === undefined ? null : (
            <a href={href} tabIndex={-1}>
              <circle {...dot} r="12" className={styles.portHit} />
            </a>
          )}
        </Fragment>
      );
    });
  return (
    <svg
      viewBox={[frame.x, frame.y, frame.width, frame.height].map(tenth).join(' ')}
      className={`${styles.chart} ${styles[tone]} ${hrefOfPort ? styles.linked : ''}`}
      aria-hidden
      focusable="false"
    >
      <use href={`#${id}-water`} />
      {areas.map((area) => (
        <text
          key={area.name}
          className={styles.area}
          transform={`translate(${area.x} ${area.y}) rotate(${area.turn ?? 0})`}
        >
          {area.name}
        </text>
      ))}
      {lines}
      {dots(map.ports)}
      {map.labels.map((label) => (
        <g key={label.id}>
          {wrapLabel(
            label.hiddenFor,
            <PortLabel
              label={label}
              name={names.get(label.id) ?? ''}
              className={`${styles.small} ${isMinor(label.id) ? styles.minor : ''}`}
            />,
            label.id,
          )}
        </g>
      ))}
      {children}
      {wind}
      {afloat}
      {inset ? (
        <svg
          x={tenth(inset.frame.x)}
          y={tenth(inset.frame.y)}
          width={inset.frame.width}
          height={inset.frame.height}
          viewBox={[inset.part.x, inset.part.y, inset.part.width, inset.part.height].map(tenth).join(' ')}
          className={styles.inset}
        >
          <rect
            x={tenth(inset.part.x)}
            y={tenth(inset.part.y)}
            width={inset.part.width}
            height={inset.part.height}
            className={styles.water}
          />
          <use href={`#${id}-behind`} />
          {dots(inset.ports)}
          {inset.ports.map(({ code, at: [x, y] }) => (
            <text key={code} x={tenth(x)} y={tenth(y + 34)} textAnchor="middle" className={styles.small}>
              {names.get(code)}
            </text>
          ))}
          {afloatInCorner}
          <rect
            x={tenth(inset.part.x)}
            y={tenth(inset.part.y)}
            width={inset.part.width}
            height={inset.part.height}
            className={styles.edge}
          />
        </svg>
      ) : null}
    </svg>
  );
}
