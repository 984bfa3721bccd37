import styles from './lost-chart.module.css';

/** The coast of Arki, one of the smallest islands that we call at, in 520 × 520 units (see lib/maps/NOTICE.md). */
const COAST = '/maps/arki.svg#land';

/** A piece of a chart with a course that leads off it. Decorative: hidden from screen readers. `depth` is one of its soundings. */
export function LostChart({ depth }: { depth: string }) {
  return (
    <svg className={styles.chart} viewBox="0 0 520 520" aria-hidden>
      <rect className={styles.sea} width="520" height="520" />
      <use href={COAST} className={styles.shallow} />
      <use href={COAST} className={styles.land} />
      <path
        className={styles.course}
        d="M126 424C160 496 290 520 338 472C352 456 346 436 374 418C440 378 468 330 453 236S436 96 540 40"
      />
      <circle className={styles.start} cx={126} cy={424} r={8} />
      <g transform="translate(452 236) rotate(-92)">
        <path className={styles.hull} d="M-26-14H8Q24-10 34 0Q24 10 8 14H-26Q-20 0-26-14Z" />
      </g>
      <text className={styles.depth} x={318} y={92}>
        {depth}
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
