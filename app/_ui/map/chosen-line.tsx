import { Fragment } from 'react';
import type { Label } from '#lib/maps/labels.ts';
import { SIZES } from '#lib/maps/route-map.ts';
import styles from './map.module.css';
import { PortLabel, tenth } from './port-label.tsx';

type Props = {
  id: string;
  lineId: string;
  ports: readonly { code: string; at: readonly [number, number] }[];
  labels: readonly Label[];
  names: ReadonlyMap<string, string>;
  /** Times below the names, one entry for each direction; the page's chosen direction is shown. */
  times: readonly ReadonlyMap<string, string>[];
  transform?: string;
  size?: number;
};

/** A line in front of all others: thick, with a white outline, its ports in orange, with names and times. */
export function ChosenLine({
  id,
  lineId,
  ports,
  labels,
  names,
  times,
  transform,
  size = SIZES.large,
}: Props) {
  return (
    <>
      <g transform={transform}>
        <use href={`#${id}-${lineId}`} className={styles.chosenCasing} />
        <use href={`#${id}-${lineId}`} className={styles.chosenStroke} />
      </g>
      {ports.map(({ code, at: [x, y] }) => (
        <circle key={code} cx={tenth(x)} cy={tenth(y)} r="5.6" className={styles.chosenPort} />
      ))}
      {labels.map((label) => (
        <Fragment key={label.id}>
          <PortLabel label={label} name={names.get(label.id) ?? ''} className={styles.large} />
          {times.map((ofDirection, way) => {
            const time = ofDirection.get(label.id);
            return time ? (
              <text
                // oxlint-disable-next-line react/no-array-index-key -- there and back, always in this order
                key={way}
                x={tenth(label.x)}
                y={tenth(label.y + size * 0.94)}
                textAnchor={label.anchor}
                className={styles.time}
                data-way-time={way}
              >
                {time}
              </text>
            ) : null;
          })}
        </Fragment>
      ))}
    </>
  );
}
