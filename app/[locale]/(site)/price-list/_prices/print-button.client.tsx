'use client';

import { Printer } from 'lucide-react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import styles from './prices-view.module.css';

/** Hidden without a script, where the browser's own menu prints the same page. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className={`${buttonClasses({ tone: 'line', small: true })} ${styles.print}`}
      onClick={() => window.print()}
    >
      <Printer aria-hidden className="icon" />
      {label}
    </button>
  );
}
