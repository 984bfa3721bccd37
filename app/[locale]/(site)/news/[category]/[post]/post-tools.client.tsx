'use client';

import { useState, useSyncExternalStore, type ReactNode } from 'react';
import styles from './post-tools.module.css';

type Texts = Record<'share' | 'shareOn' | 'copy' | 'copied' | 'copyFailed' | 'send' | 'print', string>;
/** Rendered on the server. */
type Icons = Record<'copy' | 'copied' | 'share' | 'send' | 'print', ReactNode>;
type Props = { title: string; address: string; texts: Texts; icons: Icons };

const NEVER = () => () => undefined;

/** Shares the post, copies its address, prints it. Without scripts only the email link works, so only that is shown. */
export function PostTools({ title, address, texts, icons }: Props) {
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
    <section className={styles.tools} aria-label={texts.share}>
      <button type="button" onClick={copy}>
        {copying === 'done' ? icons.copied : icons.copy}
        <span>{copying === 'done' ? texts.copied : texts.copy}</span>
      </button>
      <output className={copying === 'refused' ? styles.note : 'visually-hidden'}>
        {copying === 'done' ? texts.copied : copying === 'refused' ? texts.copyFailed : null}
      </output>
      {canShare ? (
        <button type="button" onClick={share}>
          {icons.share}
          {texts.shareOn}
        </button>
      ) : null}
      <a href={mail}>
        {icons.send}
        {texts.send}
      </a>
      <button type="button" onClick={() => window.print()}>
        {icons.print}
        {texts.print}
      </button>
    </section>
  );
}
