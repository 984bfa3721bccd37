'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** How old a page may be that somebody holds in their hand at the quay. */
const EVERY_MS = 30_000;

/**
 * Keeps an open ticket true: the page is requested again while it is visible, and as soon as the phone is online again. Without
 * a connection it says how old it is, as a kept copy does (`html[data-kept]`).
 */
export function StayCurrent() {
  const router = useRouter();
  useEffect(() => {
    let askedAt = Date.now();
    const { dataset } = document.documentElement;
    const ask = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      if (Date.now() - askedAt < EVERY_MS) return;
      askedAt = Date.now();
      router.refresh();
    };
    const online = () => {
      delete dataset.kept;
      askedAt = 0;
      ask();
    };
    const offline = () => {
      dataset.kept = '';
    };
    if (!navigator.onLine) offline();
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    globalThis.addEventListener('online', online);
    globalThis.addEventListener('offline', offline);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      globalThis.removeEventListener('online', online);
      globalThis.removeEventListener('offline', offline);
    };
  }, [router]);
  return null;
}
