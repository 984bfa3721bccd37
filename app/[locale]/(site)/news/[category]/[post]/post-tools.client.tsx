'use client';

import { useState, useSyncExternalStore, type ReactNode } from 'react';
import styles from './post-tools.module.css';

type Words = Record<'share' | 'shareOn' | 'copy' | 'copied' | 'copyFailed' | 'send' | 'print', string>;
/** Made by the server. */
type Icons = Record<'copy' | 'copied' | 'share' | 'send' | 'print', ReactNode>;
type Props = { title: string; address: string; words: Words; icons: Icons };

const NEVER = () => () => undefined;

/** Send the post on, copy its address, print it. Without scripts the e-mail link is all that works, so it is all that shows. */
export function PostTools({ title, address, words, icons }: Props) {
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
        {copying === 'done' ? icons.copied : icons.copy}
        <span>{copying === 'done' ? words.copied : words.copy}</span>
      </button>
      <output className={copying === 'refused' ? styles.note : 'visually-hidden'}>
        {copying === 'done' ? words.copied : copying === 'refused' ? words.copyFailed : null}
      </output>
      {canShare ? (
        <button type="button" onClick={share}>
          {icons.share}
          {words.shareOn}
        </button>
      ) : null}
      <a href={mail}>
        {icons.send}
        {words.send}
      </a>
      <button type="button" onClick={() => window.print()}>
        {icons.print}
        {words.print}
      </button>
    </section>
  );
}
