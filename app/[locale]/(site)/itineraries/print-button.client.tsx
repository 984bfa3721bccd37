'use client';

import type { ReactNode } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import styles from './itineraries.module.css';

type Props = { all?: boolean; children: ReactNode };

/**
 * Prints the chosen line in both directions, or all lines; `children` is its icon. The style sheets decide what is
 * printed.
 */
export function PrintButton({ all = false, children }: Props) {
  const onClick = () => {
    const { dataset } = document.documentElement;
    if (!all) return window.print();
    dataset.print = 'all';
    window.addEventListener('afterprint', () => delete dataset.print, { once: true });
    return window.print();
  };
  return (
    <button
      type="button"
      className={`${buttonClasses({ tone: 'line', small: all })} ${styles.printButton}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
