'use client';

import { useEffect } from 'react';

/** Keeps the screen on while a code is shown full screen. Does nothing where the browser doesn't support it. */
export function KeepAwake() {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
    const follow = (event: Event) => {
      if (!(event instanceof ToggleEvent && event.target instanceof HTMLElement)) return;
      if (!('largeCode' in event.target.dataset)) return;
      if (event.newState === 'open') lock = navigator.wakeLock?.request('screen').catch(() => undefined);
      else void lock?.then((held) => held?.release());
    };
    // `toggle` events don't bubble, so they are caught in the capture phase.
    document.addEventListener('toggle', follow, true);
    return () => document.removeEventListener('toggle', follow, true);
  }, []);
  return null;
}
