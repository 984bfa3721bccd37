import type { ReactNode } from 'react';
import type { RouteMap } from '#lib/maps/route-map.ts';
import { lookClass } from './line-looks.ts';
import styles from './map.module.css';
import { PortLabel, tenth } from './port-label.tsx';

type Props = {
  /** Of the `CoastDefs` on the same page. */
  id: string;
  map: RouteMap;
  names: ReadonlyMap<string, string>;
  /** Names of seas and mainland, and where they stand: longitude and latitude on the plane. */
  areas?: readonly { name: string; x: number; y: number; turn?: number }[];
  tone?: 'day' | 'night';
  /** Where a line leads, on a page that shows no timetable itself. */
  hrefOf?: (lineId: string) => string;
  /** Makes a line something to press; without it lines are only drawn. */
  wrapLine?: (lineId: string, line: ReactNode) => ReactNode;
  /** Lets a page take a small name away while a larger one stands there. */
  wrapLabel?: (hiddenFor: readonly string[], label: ReactNode, port: string) => ReactNode;
  /** Drawn over the lines: the chosen one. */
  children?: ReactNode;
};

const asIs = (_: unknown, node: ReactNode) => node;

/**
 * All lines on the real coastline. A picture for the eye and the mouse: the page says the same in a list, so assistive
 * technology is spared it.
 */
export function RouteChart(props: Props) {
  const { id, map, names, areas = [], tone = 'day', hrefOf, wrapLabel = asIs, children } = props;
  // In the picture links take no focus: the list beside it is what the keyboard uses.
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
  /** Phones have room for the names of ports where lines meet. */
  const isMinor = (code: string) => map.lines.filter((line) => line.ports.includes(code)).length < 2;
  const dots = (ports: readonly { code: string; at: readonly [number, number] }[]) =>
    ports.map(({ code, at: [x, y] }) => (
      <circle key={code} cx={tenth(x)} cy={tenth(y)} r="3.6" className={styles.port} />
    ));
  return (
    <svg
      viewBox={[frame.x, frame.y, frame.width, frame.height].map(tenth).join(' ')}
      className={`${styles.chart} ${styles[tone]}`}
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
