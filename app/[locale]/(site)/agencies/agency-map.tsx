import { PortLabel, tenth } from '#app/_ui/map/port-label.tsx';
import nightSea from '#app/_ui/map/night-sea.module.css';
import { Sea } from '#app/_ui/map/sea.tsx';
import type { Port } from '#contracts/reservations/index.ts';
import { placesMap } from '#lib/maps/places-map.ts';
import styles from './agency-map.module.css';
import type { AgencyGroup } from './groups.ts';

type Props = { groups: readonly AgencyGroup[]; ports: readonly Port[] };

/**
 * How many agencies each island has, on the coastline; a press opens them in the list beside it. Everything is in the list, too, so
 * the map is hidden from screen readers and keyboards pass over it.
 */
export function AgencyMap({ groups, ports }: Props) {
  const { frame, places, labels } = placesMap(
    groups.flatMap(({ id, name, agencies }) => {
      const port = ports.find(({ island }) => island === id);
      return port && name ? [{ id, name, at: [port.lon, port.lat] as const, count: agencies.length }] : [];
    }),
  );
  if (places.length === 0) return null;
  return (
    <svg
      viewBox={[frame.x, frame.y, frame.width, frame.height].map(tenth).join(' ')}
      className={styles.map}
      aria-hidden
      focusable="false"
    >
      <Sea looks={nightSea} />
      {labels.map(({ name, ...label }) => (
        <PortLabel key={label.id} label={label} name={name} className={styles.name} />
      ))}
      {places.map(({ id, at: [x, y], radius, count }) => (
        <a key={id} href={`#${id}`} tabIndex={-1} className={styles.place}>
          <circle cx={tenth(x)} cy={tenth(y)} r={radius} />
          <text x={tenth(x)} y={tenth(y + 5)} textAnchor="middle">
            {count}
          </text>
        </a>
      ))}
    </svg>
  );
}
