'use client';

import { useState, useSyncExternalStore, type ReactNode } from 'react';
import styles from './post-tools.module.css';

type Words = Record<'share' | 'shareOn' | 'copy' | 'copied' | 'copyFailed' | 'send' | 'print', string>;
/** Rendered on the server. */
type Icons = Record<'copy' | 'copied' | 'share' | 'send' | 'print', ReactNode>;
type Props = { title: string; address: string; words: Words; icons: Icons };

const NEVER = () => () => undefined;

/** Shares the post, copies its address, prints it. Without scripts only the email link works, so only that is shown. */
export function PostTools({ title, address, words, icons }: Props) {
  const [copying, setCopying] = useState<'ready' | 'done' | 'refused'>('ready');
  // Phones have a native share sheet; most desktops don't.
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
      // Without permission, or on an insecure host, which has no clipboard.
      setCopying('refused');
    }
  };
  // Closing the share sheet rejects, but isn't an error.
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
