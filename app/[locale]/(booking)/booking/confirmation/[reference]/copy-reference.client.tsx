'use client';

import { useState } from 'react';
import styles from './hero.module.css';

type Props = { reference: string; texts: Record<'copy' | 'copied' | 'copyFailed', string> };

/** Copies the reference. Where that isn't allowed, clicking the reference itself selects all of it. */
export function CopyReference({ reference, texts }: Props) {
  const [result, setResult] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setResult('copied');
    } catch {
      // Without permission, or on an insecure host, which has no clipboard.
      setResult('copyFailed');
    }
  };
  return (
    <>
      <button type="button" className={styles.copy} onClick={copy}>
        {texts.copy}
      </button>
      <output className={styles.result}>{result ? texts[result] : null}</output>
    </>
  );
}
