import { getTranslations } from 'next-intl/server';
import { Poster } from '#app/_ui/poster/poster.tsx';
import type { DestinationCard } from '#lib/content/readers/destination.server.ts';
import type { Network } from '#contracts/reservations/index.ts';
import styles from './destinations.module.css';
import type { IslandGroup } from './island-groups.ts';
import { islandSounds } from './island-sounds.ts';

type Props = {
  group: IslandGroup;
  islands: readonly DestinationCard[];
  /** Whose ports have more names to be found by; null when the reservation service is away. */
  network: Network | null;
};

/** Posters in a row on a wide screen; half of them on a phone. */
const IN_A_ROW = 4;

/**
 * The islands of a line under its name. As many of the first posters are twice as wide as it takes to fill the last row: a wall
 * of posters, not a uniform grid with a hole at its end.
 */
export async function IslandWall({ group, islands, network }: Props) {
  const wideOnes = (IN_A_ROW - (islands.length % IN_A_ROW)) % IN_A_ROW;
  const t = await getTranslations('common.destinations');
  return (
    <section id={group} className={`wrap ${styles.group}`} aria-labelledby={`${group}-title`} data-group="">
      <h2 id={`${group}-title`}>{t(`line_${group}`)}</h2>
      <ul className={styles.wall}>
        {islands.map((island, index) => {
          const wide = index < wideOnes;
          return (
            <li
              key={island.id}
              className={wide ? styles.wide : ''}
              data-sound={islandSounds(island, network)}
              data-line={island.line}
            >
              <Poster
                island={island}
                ratio={wide ? 0.62 : 1.15}
                large={wide}
                sizes={wide ? '(max-width: 767px) 100vw, 850px' : '(max-width: 767px) 50vw, 420px'}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
