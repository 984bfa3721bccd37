'use client';

import { useLinkStatus } from 'next/link';
import styles from './pending.module.css';

/** Inside a link: shows that it was pressed while the next page is on its way, as on one bar of signal. */
export function Pending() {
  const { pending } = useLinkStatus();
  return <span aria-hidden className={`${styles.pending} ${pending ? styles.now : ''}`} />;
}
