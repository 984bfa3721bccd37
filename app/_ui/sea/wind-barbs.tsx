import { toPlane } from '#lib/maps/plane.ts';
import { AREAS, type SeaArea, windAt } from '#lib/sea/forecast.ts';
import type { Wind } from '#lib/sea/wind.server.ts';
import styles from './wind.module.css';

/** Where the map shows the wind of an area: longitude and latitude, away from tracks, names, its edges and its corner. */
const PLACES: Readonly<Record<SeaArea, readonly (readonly [number, number])[]>> = {
  ikaria: [[26.22, 37.0]],
  dodecanese: [
    [26.62, 36.62],
    [26.6, 36.3],
    [27.2, 36.08],
  ],
  karpathos: [
    [26.7, 35.72],
    [27.68, 35.675],
  ],
  kastellorizo: [[28.34, 36.0]],
};

/** An arrow with the wind, its feathers behind. */
const ARROW = 'M0-17V13M-6 6 0 14 6 6';

/** The wind of each area at an instant, with its force as a figure. Nothing where the forecast has none. */
export function WindBarbs({ wind, at }: { wind: Wind; at: number }) {
  return (
    <g className={styles.barbs}>
      {AREAS.flatMap((area) => {
        const here = windAt(wind.forecast, area, at);
        return here
          ? PLACES[area].map((place) => {
              const [x, y] = toPlane(place);
              const [aside, below] = besideArrow(here.from);
              return (
                <g key={place.join()} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
                  <path d={ARROW + feathers(here.beaufort)} transform={`rotate(${here.from})`} />
                  <text x={aside} y={below + 5} textAnchor="middle">
                    {here.beaufort}
                  </text>
                </g>
              );
            })
          : [];
      })}
    </g>
  );
}

/** Across the arrow from its middle, where it can't strike the figure, whatever the direction in degrees. */
function besideArrow(from: number): [number, number] {
  const turn = (from * Math.PI) / 180;
  return [Math.round(19 * Math.cos(turn)), Math.round(19 * Math.sin(turn))];
}

/** A long feather for every two forces from 3 on, a short one for the force between. */
function feathers(beaufort: number): string {
  const long = Math.max(0, Math.floor((beaufort - 1) / 2));
  const short = beaufort > 1 && beaufort % 2 === 0 ? 1 : 0;
  return Array.from(
    { length: long + short },
    (_, index) => `M0 ${-16 + index * 6}l${index < long ? '9-4' : '5-2'}`,
  ).join('');
}
