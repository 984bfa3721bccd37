'use client';

import type { ReactNode } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import styles from './prices-view.module.css';

/** Hidden without a script; the browser's own menu prints the same page. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      className={`${buttonClasses({ tone: 'line', small: true })} ${styles.print}`}
      onClick={() => window.print()}
    >
      {children}
    </button>
  );
}
