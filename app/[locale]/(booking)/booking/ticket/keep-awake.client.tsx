'use client';

import { useEffect } from 'react';

/** While a code fills the screen, the screen does not go dark. Where the browser cannot promise it, nothing happens. */
export function KeepAwake() {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
    const follow = (event: Event) => {
      if (!(event instanceof ToggleEvent && event.target instanceof HTMLElement)) return;
      if (!('largeCode' in event.target.dataset)) return;
      if (event.newState === 'open') lock = navigator.wakeLock?.request('screen').catch(() => undefined);
      else void lock?.then((held) => held?.release());
    };
    // A toggle does not bubble, it can only be caught on its way down.
    document.addEventListener('toggle', follow, true);
    return () => document.removeEventListener('toggle', follow, true);
  }, []);
  return null;
}
