'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The maximum age of a ticket page that is open at the quay. */
const EVERY_MS = 30_000;

/**
 * Keeps an open ticket up to date: the page is requested again while it is visible, and as soon as the phone is online
 * again. Without a connection it shows its age, as a stored copy does (`html[data-kept]`).
 */
export function StayCurrent() {
  const router = useRouter();
  useEffect(() => {
    let requestedAt = Date.now();
    const { dataset } = document.documentElement;
    const ask = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      if (Date.now() - requestedAt < EVERY_MS) return;
      requestedAt = Date.now();
      router.refresh();
    };
    const online = () => {
      delete dataset.kept;
      requestedAt = 0;
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
