import type { ReactNode } from 'react';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import styles from './circle-call.module.css';

type Props = {
  children: ReactNode;
  /** By default, the Greek home page (A9). */
  href?: string;
  /** Orange for the main next step, dark blue for alternatives. */
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
