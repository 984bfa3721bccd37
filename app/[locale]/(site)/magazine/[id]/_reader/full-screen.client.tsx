'use client';

import { useSyncExternalStore, type RefObject } from 'react';
import { Icon } from '#app/_ui/icon/icons.tsx';
import styles from './reader-controls.module.css';

/** Four corners that point outwards, or inwards. */
const CORNERS = {
  off: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  on: 'M9 4V9H4M20 9H15V4M15 20V15H20M4 15H9V20',
};

type Props = { target: RefObject<HTMLElement | null>; enter: string; leave: string };

/** Rendered only where the browser supports it; iPhones don't. */
export function FullScreenButton({ target, enter, leave }: Props) {
  const state = useSyncExternalStore(subscribe, readState, () => 'none' as const);
  if (state === 'none') return null;
  const toggle = () =>
    // Rejected inside frames that don't allow it; the button then does nothing.
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
      <Icon size={20} strokeWidth={2}>
        <path d={CORNERS[state]} />
      </Icon>
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
