'use client';

import type { InVain } from '#lib/timetable/selection.ts';
import styles from './itineraries.module.css';
import { useSelection } from './selection.client.tsx';

/** A notice that the page doesn't show what its address requested; it disappears with the first choice. */
export function AskedInVain({ texts }: { texts: Readonly<Record<InVain, string>> }) {
  const { inVain } = useSelection();
  return (
    <output className={`wrap ${styles.inVain}`}>
      {inVain.map((name) => (
        <span key={name}>{texts[name]}</span>
      ))}
    </output>
  );
}
