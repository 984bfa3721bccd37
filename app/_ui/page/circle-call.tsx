import type { ReactNode } from 'react';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import styles from './circle-call.module.css';

type Props = {
  children: ReactNode;
  /** The start of the site in Greek when nothing else is said (A9). */
  href?: string;
  /** Orange for the one thing to do next, dark blue for what else there is. */
  tone?: 'primary' | 'secondary';
};

/** The round call to action (A9). */
export function CircleCall({ children, href = '/', tone = 'primary' }: Props) {
  return (
    <SiteLink href={href} className={`${styles.circle} ${styles[tone]}`}>
      <span>{children}</span>
    </SiteLink>
  );
}
