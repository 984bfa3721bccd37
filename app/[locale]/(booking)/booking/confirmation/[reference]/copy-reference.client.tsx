'use client';

import { useState } from 'react';
import styles from './hero.module.css';

type Props = { reference: string; words: Record<'copy' | 'copied' | 'copyFailed', string> };

/** Copies the reference. Where that isn't allowed, clicking the reference itself selects all of it. */
export function CopyReference({ reference, words }: Props) {
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setSaid('copied');
    } catch {
      // Without permission, or on an insecure host, which has no clipboard.
      setSaid('copyFailed');
    }
  };
  return (
    <>
      <button type="button" className={styles.copy} onClick={copy}>
        {words.copy}
      </button>
      <output className={styles.said}>{said ? words[said] : null}</output>
    </>
  );
}
