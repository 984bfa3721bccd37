import { getTranslations } from 'next-intl/server';
import { harbourSketch } from '#lib/maps/harbour.ts';
import type { GuideIsland } from '#lib/content/port-guide.ts';
import styles from './island-sketch.module.css';

const FRAME = { width: 400, height: 280 };
/** About the width of a letter: a name without room on the right of its port stands on the left. */
const LETTER = 8.8;
const GAP = 13;

/** The island from the real coastline with its ports; where a port has several quays, they are one dot. */
export async function IslandSketch({ island }: { island: GuideIsland }) {
  const t = await getTranslations('common.ports');
  const places = island.ports.flatMap(({ quays }) => quays.slice(0, 1));
  const sketch = harbourSketch(places, FRAME);
  if (places.length === 0) return null;
  const names = island.ports.map(({ name }) => name);
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${sketch.width} ${sketch.height}`}
        role="img"
        aria-label={t('islandSketch', { ports: names.join(', ') })}
      >
        <path className={styles.band} d={sketch.land} />
        <path className={styles.land} d={sketch.land} />
        {sketch.dots.map((dot, index) => {
          const port = island.ports[index];
          const name = port?.quays.length === 1 ? port.name : island.name;
          const isTurned = dot.x + GAP + name.length * LETTER > sketch.width;
          return (
            <g key={port?.code}>
              <circle className={styles.dot} cx={dot.x} cy={dot.y} r={7} />
              <text
                className={styles.name}
                x={dot.x + (isTurned ? -GAP : GAP)}
                y={dot.y + 6}
                textAnchor={isTurned ? 'end' : 'start'}
              >
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>{t('schematic')}</figcaption>
    </figure>
  );
}
