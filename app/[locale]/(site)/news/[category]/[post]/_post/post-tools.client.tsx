'use client';

import { Check, Link2, Printer } from 'lucide-react';
import { useState } from 'react';
import styles from './article.module.css';

type Props = { labels: { share: string; copy: string; copied: string; print: string } };

/** Copy the address, print the page. Hidden without scripts: both need one. */
export function PostTools({ labels }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Refused without permission or on an insecure host; the address bar is still there.
    await navigator.clipboard?.writeText(location.href).catch(() => undefined);
    setCopied(true);
  };
  return (
    <section className={styles.tools} aria-label={labels.share}>
      <button type="button" onClick={copy}>
        {copied ? (
          <Check aria-hidden size={20} strokeWidth={1.75} />
        ) : (
          <Link2 aria-hidden size={20} strokeWidth={1.75} />
        )}
        <span aria-live="polite">{copied ? labels.copied : labels.copy}</span>
      </button>
      <button type="button" onClick={() => window.print()}>
        <Printer aria-hidden size={20} strokeWidth={1.75} />
        {labels.print}
      </button>
    </section>
  );
}
