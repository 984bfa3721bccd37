import { lookClass } from './line-looks.ts';
import styles from './map.module.css';

type Props = { look: number; className?: string; isNight?: boolean };

/** A sample of a line as the map draws it, for the legend. */
export function LineSwatch({ look, className, isNight = false }: Props) {
  return (
    <svg
      viewBox="0 0 44 12"
      width="44"
      height="12"
      aria-hidden
      className={`${styles.swatch} ${lookClass(look, isNight)} ${className ?? ''}`}
    >
      <path d="M2 6H42" className={styles.stroke} />
    </svg>
  );
}
