import type { Vessel } from '#contracts/reservations/index.ts';
import styles from './fleet-view.module.css';

/** The outline of a kind of ship, bow to the right; decoration beside its name. */
export function Silhouette({ kind }: { kind: Vessel['kind'] }) {
  return (
    <svg viewBox="0 0 240 84" aria-hidden className={styles.silhouette}>
      {kind === 'ferry' ? (
        <>
          <path d="M6 52h214l14-2-16 22H18L6 60z" />
          <path d="M20 52V34h150l26 4 10 14zM34 34V22h104l22 12zM112 22V8h16l4 14z" />
          <path className={styles.band} d="M10 62h210l-3 4H13z" />
        </>
      ) : (
        <>
          <path d="M10 56h196l30-8-34 22H26L10 62z" />
          <path d="M22 56V42l14-10h108l38 12 20 12zM52 32l8-12h52l22 12zM84 20l4-12h12l2 12z" />
          <path className={styles.band} d="M14 62h192l-7 4H22z" />
        </>
      )}
      <path className={styles.sea} d="M0 76q15-6 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0" />
    </svg>
  );
}
