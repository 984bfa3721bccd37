'use client';

import type { InVain } from '#lib/timetable/selection.ts';
import styles from './itineraries.module.css';
import { useSelection } from './selection.client.tsx';

/** Says that the page shows something else than its address asked for; gone with the first choice. */
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
