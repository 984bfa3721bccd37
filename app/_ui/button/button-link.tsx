import type { ReactNode } from 'react';
import { SiteLink } from '../link/site-link.tsx';
import { buttonClasses, type ButtonLook } from './button-classes.ts';

type Props = ButtonLook & {
  href: string;
  children: ReactNode;
  /** Its text with what it is about, where several links have the same text. */
  label?: string;
};

/** A link that looks like a button. For actions on the page use `<button className={buttonClasses()}>`. */
export function ButtonLink({ href, children, label, ...look }: Props) {
  return (
    <SiteLink href={href} className={buttonClasses(look)} aria-label={label}>
      {children}
    </SiteLink>
  );
}
