import type { ReactNode } from 'react';
import { CLOSE, type CloseUp as View } from '#lib/maps/route-map.ts';
import styles from './map.module.css';
import { PortLabel, tenth } from './port-label.tsx';

type Props = {
  id: string;
  view: View;
  names: ReadonlyMap<string, string>;
  /** The chosen line, drawn in pixels of the close-up. */
  children: ReactNode;
};

/** The part of the sea that a line crosses, for narrow screens and print: a separate map, not the large one scaled down. */
export function CloseUp({ id, view, names, children }: Props) {
  const others = view.ports.filter((port) => !port.isOwn);
  return (
    <svg
      viewBox={`0 0 ${CLOSE.width} ${CLOSE.height}`}
      className={`${styles.chart} ${styles.day}`}
      aria-hidden
      focusable="false"
    >
      <g transform={view.transform}>
        <use href={`#${id}-behind`} />
      </g>
      {others.map(({ code, at: [x, y] }) => (
        <circle key={code} cx={tenth(x)} cy={tenth(y)} r="2.6" className={styles.port} />
      ))}
      {view.labels
        .filter((label) => others.some((port) => port.code === label.id))
        .map((label) => (
          <PortLabel key={label.id} label={label} name={names.get(label.id) ?? ''} className={styles.faint} />
        ))}
      {children}
    </svg>
  );
}
