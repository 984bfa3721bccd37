import nightSea from '#app/_ui/map/night-sea.module.css';
import { Sea } from '#app/_ui/map/sea.tsx';
import type { CrossingsView } from '#lib/timetable/crossings-view.ts';
import styles from './port-map.module.css';

type Props = {
  map: NonNullable<CrossingsView['map']>;
  /** The port that somebody points at or has moved to. */
  active: { code: string; name: string } | null;
};

/** Width on the screen, in pixels. */
const WIDTH = 280;

/** Where ships go from the chosen start, and the way to the port that is looked at. The list has it in words. */
export function PortMap({ map: { frame, start, startName, ports }, active }: Props) {
  const unit = frame.width / WIDTH;
  const reached = ports.find(({ code }) => code === active?.code);
  const nameAt = ([x, y]: readonly [number, number], isAbove: boolean) => ({
    x: x + (isEast(x) ? 6 : -6) * unit,
    y: y + (isAbove ? -11 : 22) * unit,
    fontSize: 16 * unit,
    strokeWidth: 4 * unit,
    textAnchor: isEast(x) ? ('end' as const) : ('start' as const),
  });
  const isEast = (x: number) => x > frame.x + frame.width / 2;
  return (
    <svg
      viewBox={[frame.x, frame.y, frame.width, frame.height].map(Math.round).join(' ')}
      preserveAspectRatio="xMidYMin meet"
      className={styles.map}
      aria-hidden
      focusable="false"
    >
      <Sea looks={nightSea} />
      {reached ? <path d={reached.track} className={styles.track} /> : null}
      {ports.map(({ code, at: [x, y] }) => (
        <circle key={code} cx={x} cy={y} r={3.5 * unit} className={styles.port} />
      ))}
      <circle cx={start[0]} cy={start[1]} r={6 * unit} className={styles.start} />
      <text {...nameAt(start, !reached || start[1] <= reached.at[1])}>{startName}</text>
      {active && reached ? (
        <>
          <circle cx={reached.at[0]} cy={reached.at[1]} r={6 * unit} className={styles.reached} />
          <text {...nameAt(reached.at, start[1] > reached.at[1])}>{active.name}</text>
        </>
      ) : null}
    </svg>
  );
}
