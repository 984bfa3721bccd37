import type { ReactNode } from 'react';
import { Info, TriangleAlert } from '../icon/drawn.server.tsx';
import styles from './rich-text.module.css';

type Props = { tone: 'info' | 'warn'; children: ReactNode };

/** A note set off from the text; the icon conveys the same as the colour. */
export function Callout({ tone, children }: Props) {
  const Icon = tone === 'warn' ? TriangleAlert : Info;
  return (
    <aside className={`${styles.callout} ${tone === 'warn' ? styles.warn : ''}`}>
      <Icon aria-hidden size={22} strokeWidth={1.75} />
      <p>{children}</p>
    </aside>
  );
}
