import { harbourSketch } from '#lib/maps/harbour.ts';
import styles from './lost-chart.module.css';

const FRAME = { width: 520, height: 520 };
/** Arki, one of the smallest islands that we call at. */
const ISLAND = [{ lat: 37.3795, lon: 26.733 }];

/** A piece of a chart with a course that leads off it. A picture and nothing more: screen readers pass it by. */
export function LostChart() {
  const { width, height, land } = harbourSketch(ISLAND, FRAME);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <rect className={styles.sea} width={width} height={height} />
      <path className={styles.shallow} d={land} />
      <path className={styles.land} d={land} />
      <path className={styles.course} d="M30 452C150 470 250 500 330 452S470 330 452 236 436 96 540 40" />
      <circle className={styles.start} cx={30} cy={452} r={8} />
      <g transform="translate(452 236) rotate(-92)">
        <path className={styles.hull} d="M-26-14H8Q24-10 34 0Q24 10 8 14H-26Q-20 0-26-14Z" />
      </g>
      <text className={styles.depth} x={318} y={92}>
        404
      </text>
      <text className={styles.depth} x={64} y={150}>
        37
      </text>
      <text className={styles.depth} x={60} y={330}>
        52
      </text>
    </svg>
  );
}
