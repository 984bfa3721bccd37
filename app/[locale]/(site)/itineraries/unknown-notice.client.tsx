'use client';

import type { UnknownValue } from '#lib/timetable/selection.ts';
import styles from './itineraries.module.css';
import { useSelection } from './selection.client.tsx';

/** A notice that the page doesn't show what its address requested; it disappears with the first choice. */
export function UnknownNotice({ texts }: { texts: Readonly<Record<UnknownValue, string>> }) {
  const { unknownValues } = useSelection();
  return (
    <output className={`wrap ${styles.unknown}`}>
      {unknownValues.map((name) => (
        <span key={name}>{texts[name]}</span>
      ))}
    </output>
  );
}
