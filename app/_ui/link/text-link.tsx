import type { ReactNode } from 'react';
import { ArrowRight } from '../icon/drawn.server.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './text-link.module.css';

type Props = { href: string; children: ReactNode; arrow?: boolean };

/** A standalone link with the site's orange underline. */
export function TextLink({ href, children, arrow = false }: Props) {
  return (
    <SiteLink href={href} className={styles.link}>
      {children}
      {arrow ? <ArrowRight aria-hidden className={styles.icon} strokeWidth={1.75} /> : null}
    </SiteLink>
  );
}
