import type { ReactNode } from 'react';
import styles from './sheet.module.css';

/** A sheet of paper with a margin and the page number at the bottom. */
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
