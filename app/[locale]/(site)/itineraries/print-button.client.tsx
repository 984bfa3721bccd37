'use client';

import type { ReactNode } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import styles from './itineraries.module.css';
import { useSelection } from './selection.client.tsx';

type Props = { all?: boolean; children: ReactNode };

/**
 * Prints the chosen line in both directions, or all lines; `children` is its icon. The style sheets decide what is
 * printed.
 */
export function PrintButton({ all = false, children }: Props) {
  const { printWhole } = useSelection();
  return (
    <button
      type="button"
      className={`${buttonClasses({ tone: 'line', small: all })} ${styles.printButton}`}
      onClick={() => (all ? printWhole() : window.print())}
    >
      {children}
    </button>
  );
}
