'use client';

import { Check, Link2, Mail, Printer, Share2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import styles from './post-tools.module.css';

type Words = Record<'share' | 'shareOn' | 'copy' | 'copied' | 'copyFailed' | 'send' | 'print', string>;
type Props = { title: string; address: string; words: Words };

const NEVER = () => () => undefined;

/** Send the post on, copy its address, print it. Without scripts the e-mail link is all that works, so it is all that shows. */
export function PostTools({ title, address, words }: Props) {
  const [copying, setCopying] = useState<'ready' | 'done' | 'refused'>('ready');
  // Phones have a sheet of their own for sharing; most desktops have none.
  const canShare = useSyncExternalStore(
    NEVER,
    () => 'share' in navigator,
    () => false,
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopying('done');
    } catch {
      // Without permission, or on an insecure host where there is no clipboard.
      setCopying('refused');
    }
  };
  // A visitor who closes the sheet has changed their mind; that is no failure.
  const share = () => void navigator.share({ title, url: address }).catch(() => undefined);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <section className={styles.tools} aria-label={words.share}>
      <button type="button" onClick={copy}>
        {copying === 'done' ? (
          <Check aria-hidden size={20} strokeWidth={1.75} />
        ) : (
          <Link2 aria-hidden size={20} strokeWidth={1.75} />
        )}
        <span>{copying === 'done' ? words.copied : words.copy}</span>
      </button>
      <output className={copying === 'refused' ? styles.note : 'visually-hidden'}>
        {copying === 'done' ? words.copied : copying === 'refused' ? words.copyFailed : null}
      </output>
      {canShare ? (
        <button type="button" onClick={share}>
          <Share2 aria-hidden size={20} strokeWidth={1.75} />
          {words.shareOn}
        </button>
      ) : null}
      <a href={mail}>
        <Mail aria-hidden size={20} strokeWidth={1.75} />
        {words.send}
      </a>
      <button type="button" onClick={() => window.print()}>
        <Printer aria-hidden size={20} strokeWidth={1.75} />
        {words.print}
      </button>
    </section>
  );
}
