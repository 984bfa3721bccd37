import type { Box } from '#lib/maps/plane.ts';
import { crowdedNames } from '#lib/sea/crowded-names.ts';
import { type Frame, shipsAt, shipTransform, type SeaView, stateOf, wakePath } from '#lib/sea/stretch.ts';
import styles from './ships.module.css';

/** The bow points east, from where headings count. */
const HULL = 'M-11-6.5H4L13 0 4 6.5H-11Z';

type Props = {
  sea: SeaView;
  /** Of the map that these ships are on, so that they have their own size. */
  scale?: number;
  /** Where that map's own names are, on its plane. */
  taken?: readonly Box[];
  /** Of that map, if its edges cut what lies on it. */
  frame?: Frame;
};

/**
 * The ships on a map, on its plane. A press leads to the ship in the list; with script, to a note beside her. The list has everything,
 * so keyboards pass over the ships.
 */
export function Ships({ sea, scale = 1, taken = [], frame }: Props) {
  const places = new Map(shipsAt(sea.ships, sea.asOf).map((place) => [place.id, place]));
  const crowded = crowdedNames(sea.ships, places, taken, scale);
  const size = scale === 1 ? undefined : `scale(${Math.round(1000 / scale) / 1000})`;
  return (
    <g
      className={scale === 1 ? styles.ships : `${styles.ships} ${styles.close}`}
      data-frame={frame?.map(Math.round).join(' ')}
    >
      {sea.ships.map(({ id, name }) => {
        const place = places.get(id);
        return (
          <g
            key={id}
            data-ship={id}
            data-state={stateOf(place, frame)}
            data-crowded={crowded.has(id) ? '' : undefined}
            suppressHydrationWarning
          >
            <path d={wakePath(place?.wake ?? [])} className={styles.wake} suppressHydrationWarning />
            <g transform={place && shipTransform(place)} suppressHydrationWarning>
              <a href={`#ship-${id}`} tabIndex={-1} aria-label={name}>
                <g transform={size}>
                  <g className={styles.symbol}>
                    <circle r="13" className={styles.halo} />
                    <path
                      d={HULL}
                      className={styles.hull}
                      transform={`rotate(${Math.round(place?.heading ?? 0)})`}
                      suppressHydrationWarning
                    />
                  </g>
                  <text y="-17" textAnchor="middle" className={styles.name}>
                    {name}
                  </text>
                </g>
              </a>
            </g>
          </g>
        );
      })}
    </g>
  );
}
