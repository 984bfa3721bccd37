import type { Progress } from '#lib/booking/tickets/progress.ts';
import styles from './ship-line.module.css';

type Props = {
  /** Null: it isn't the day of travel, and the dot marks where the line ends. */
  progress: Progress | null;
  className?: string | undefined;
};

/**
 * The line between departure and arrival, with the ship on it. She moves by style alone: without script, and while a page stays
 * open without a connection. Decorative: the times beside it say the same.
 */
export function ShipLine({ progress, className = '' }: Props) {
  if (!progress) return <i className={`${styles.line} ${className}`} />;
  const { elapsed, whole } = progress;
  const done = Math.max(0, elapsed) / whole;
  return (
    // A running animation keeps its start, so that another delay would count the time twice.
    <i
      key={elapsed}
      className={`${styles.line} ${className}`}
      data-ship
      style={{ '--done': done.toFixed(3), '--delay': `${-elapsed}s`, '--whole': `${whole}s` }}
    />
  );
}
