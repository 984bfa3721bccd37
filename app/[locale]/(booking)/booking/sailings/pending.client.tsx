'use client';

import { useLinkStatus } from 'next/link';
import { useEffect } from 'react';
import { useLoading } from './sailings-store.client.tsx';
import styles from './pending.module.css';

/** Inside a link: shows that it was clicked while the next page loads, as on a slow connection. */
export function Pending({ what }: { /** Data that the link loads. */ what: 'routes' | 'prices' }) {
  const { pending } = useLinkStatus();
  const setLoading = useLoading();
  useEffect(() => {
    if (!pending) return;
    setLoading(what, true);
    return () => setLoading(what, false);
  }, [pending, what, setLoading]);
  return <span aria-hidden className={`${styles.pending} ${pending ? styles.now : ''}`} />;
}
