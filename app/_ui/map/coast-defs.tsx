import type { RouteMap } from '#lib/maps/route-map.ts';
import { lookClass } from './line-looks.ts';
import styles from './map.module.css';
import { Sea } from './sea.tsx';

/** Strokes keep their width in close-ups. Must be on the shape itself: `use` doesn't pass it on. */
const fixed = { vectorEffect: 'non-scaling-stroke' } as const;

type Props = { id: string; map: Pick<RouteMap, 'tracks'>; tone?: 'day' | 'night' };

/**
 * Coast, tracks, and the sea with all lines (`…-behind`), once for all maps of a page, which refer to them by `id`. Not
 * `display: none`, because some browsers then draw nothing where they are used.
 */
export function CoastDefs({ id, map, tone = 'day' }: Props) {
  return (
    <svg width="0" height="0" aria-hidden className={`${styles.defs} ${styles[tone]}`}>
      <defs>
        {map.tracks.map((track) => (
          <path key={track.id} id={`${id}-${track.id}`} d={track.path} {...fixed} />
        ))}
        <g id={`${id}-water`}>
          <Sea looks={styles} />
        </g>
        <g id={`${id}-behind`}>
          <use href={`#${id}-water`} />
          {map.tracks.map((track, look) => (
            <g key={track.id} className={`${styles.behind} ${lookClass(look, tone === 'night')}`}>
              <use href={`#${id}-${track.id}`} className={styles.stroke} />
            </g>
          ))}
        </g>
      </defs>
    </svg>
  );
}
