'use client';

import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore, type RefObject } from 'react';
import styles from './reader.module.css';

type Props = { target: RefObject<HTMLElement | null>; enter: string; leave: string };

/** Only where the browser can do it; phones of Apple cannot. */
export function FullScreenButton({ target, enter, leave }: Props) {
  const state = useSyncExternalStore(subscribe, readState, () => 'none' as const);
  if (state === 'none') return null;
  const toggle = () =>
    // Refused inside frames that do not allow it: then nothing happens, and nothing is lost.
    (state === 'on' ? document.exitFullscreen() : target.current?.requestFullscreen())?.catch(
      () => undefined,
    );
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={state === 'on' ? leave : enter}
      onClick={toggle}
    >
      {state === 'on' ? <Minimize aria-hidden size={20} /> : <Maximize aria-hidden size={20} />}
    </button>
  );
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

function readState(): 'none' | 'off' | 'on' {
  if (!document.fullscreenEnabled) return 'none';
  return document.fullscreenElement ? 'on' : 'off';
}
