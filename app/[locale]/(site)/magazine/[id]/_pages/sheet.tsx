import type { ReactNode } from 'react';
import styles from './sheet.module.css';

/** Paper with a margin and the number of the page at its foot. */
export function Sheet({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.body}>{children}</div>
      <p className={`num ${styles.folio}`} aria-hidden>
        {number}
      </p>
    </div>
  );
}
