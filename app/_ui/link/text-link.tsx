import type { ReactNode } from 'react';
import { ArrowRight } from '../icon/drawn.server.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './text-link.module.css';

type Props = {
  href: string;
  children: ReactNode;
  arrow?: boolean;
  /** Its text with what it is about, where several links have the same text. */
  label?: string;
};

/** A standalone link with the site's orange underline. */
export function TextLink({ href, children, arrow = false, label }: Props) {
  return (
    <SiteLink href={href} className={styles.link} aria-label={label}>
      {children}
      {arrow ? <ArrowRight aria-hidden className={styles.icon} strokeWidth={1.75} /> : null}
    </SiteLink>
  );
}
